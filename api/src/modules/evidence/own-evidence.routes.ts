import { evidenceLimits, isDesignProfessional } from '@aangan/domain';
import type { BlobStore } from '@aangan/server';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { receiveForm } from '../../media/receive-form.ts';
import { abandonedSignal } from '../../plugins/abandoned-signal.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { allButBody } from '../../plugins/validation.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { Evidence, EvidenceForm, OwnEvidence } from './evidence.schemas.ts';
import { createEvidenceService } from './evidence.service.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const refused = { 401: problem, 403: problem };
const security = [{ bearer: [] }];

interface EvidenceOptions {
  documents: BlobStore;
  /** Folder that uploads are received in. */
  uploads: string;
}

/** `/api/designers/evidence`: what the own firm, of a designer, an architect or a vendor, gives evidence of. */
export const ownEvidenceRoutes: FastifyPluginAsyncTypebox<EvidenceOptions> = async (
  app,
  { documents, uploads },
) => {
  await app.register(multipart, { throwFileSizeLimit: false });
  const service = createEvidenceService({ db: app.database.kysely, documents });

  app.addHook(
    'onRequest',
    app.admit((user) => user.is_vendor || isDesignProfessional(user)),
  );
  app.addHook('onSend', neverStored);

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      schema: {
        operationId: 'ownEvidence',
        summary: 'The evidence of the own firm, the newest first',
        security,
        response: { 200: writtenJson(OwnEvidence), ...refused },
      },
    },
    async (request, reply) => reply.type(json).send(await service.list(app.callerOf(request).id)),
  );

  app.post(
    '/',
    {
      config: { takesKey: true },
      prefixTrailingSlash: 'slash',
      validatorCompiler: allButBody,
      schema: {
        operationId: 'giveEvidence',
        summary:
          'Give evidence for operators to check, in place of what was given of the same number and is not checked',
        security,
        consumes: ['multipart/form-data'],
        body: EvidenceForm,
        response: {
          201: writtenJson(Evidence),
          400: problem,
          ...refused,
          409: problem,
          415: problem,
          507: problem,
        },
      },
    },
    async (request, reply) => {
      const { id } = app.callerOf(request);
      const abandoned = abandonedSignal(reply);
      await service.requireOwner(id);
      const options = { field: 'document', maxBytes: evidenceLimits.documentBytes - 1, uploads };
      const given = await receiveForm(request, options, (form) =>
        service.add(id, form, { abandoned, noteCreated: app.noteCreatedBy(request) }),
      );
      return reply.code(201).type(json).send(given);
    },
  );

  app.delete(
    '/:id/',
    {
      schema: {
        operationId: 'withdrawEvidence',
        summary: 'Take evidence back, with its document',
        security,
        params: idParams,
        response: { 204: noContent, ...refused, 404: problem },
      },
    },
    async (request, reply) => {
      await service.withdraw(app.callerOf(request).id, readIdOr404(request.params.id));
      return reply.code(204).send(null);
    },
  );
};
