import type { BlobStore } from '@aangan/server';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { pagingQuery } from '../../paging/paging-query.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { createEvidenceDecisions } from '../evidence/decisions.service.ts';
import {
  CheckBody,
  GivenEvidence,
  GivenEvidencePage,
  RefusalBody,
} from '../evidence/evidence.schemas.ts';
import { sendDocument } from '../evidence/send-document.ts';
import { forOperators, invalid, json, refused, security } from './for-operators.ts';

const problem = reference(Problem);
const decided = { 200: writtenJson(GivenEvidence), ...invalid, ...refused, 409: problem };

/** `/api/operator/evidence`, for operators: what firms give evidence of, its documents, and decisions about it. */
export const evidenceRoutes: FastifyPluginAsyncTypebox<{
  documents: BlobStore;
  publicUrl: string;
}> = async (app, { documents, publicUrl }) => {
  const service = createEvidenceDecisions({ db: app.database.kysely, documents, publicUrl });

  forOperators(app);

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      schema: {
        operationId: 'listEvidence',
        summary:
          'Evidence that waits to be checked, the longest waiting first; or the decided, the last decided first',
        security,
        querystring: Type.Object({
          show: Type.Optional(Type.Enum(['waiting', 'decided'])),
          ...pagingQuery,
        }),
        response: { 200: writtenJson(GivenEvidencePage), ...invalid, ...refused },
      },
    },
    async (request, reply) => reply.type(json).send(await service.list(request.query)),
  );

  app.get(
    '/:id/document/',
    {
      schema: {
        operationId: 'evidenceDocument',
        summary: 'The bytes of a document, to be saved and never shown in a page',
        security,
        params: idParams,
        response: refused,
      },
    },
    async (request, reply) => {
      const document = await service.findDocument(readIdOr404(request.params.id));
      return sendDocument(reply, documents, document);
    },
  );

  app.post(
    '/:id/check/',
    {
      schema: {
        operationId: 'checkEvidence',
        summary: 'Record that it was checked: where, when, and until when that counts',
        security,
        params: idParams,
        body: CheckBody,
        response: decided,
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      const operator = app.callerOf(request).id;
      return reply.type(json).send(await service.check(operator, id, request.body));
    },
  );

  app.post(
    '/:id/refuse/',
    {
      schema: {
        operationId: 'refuseEvidence',
        summary: 'Refuse it, or take a check back, with a reason that the firm is told',
        security,
        params: idParams,
        body: RefusalBody,
        response: decided,
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      const operator = app.callerOf(request).id;
      return reply.type(json).send(await service.refuse(operator, id, request.body));
    },
  );
};
