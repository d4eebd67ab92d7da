import { maxAttachmentBytes, roleOf } from '@aangan/domain';
import type { BlobStore } from '@aangan/server';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { ApiSettings } from '../../config.ts';
import { receiveForm } from '../../media/receive-form.ts';
import { abandonedSignal } from '../../plugins/abandoned-signal.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { allButBody } from '../../plugins/validation.ts';
import { notFound } from '../../problems.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import type { AttachmentPasses } from '../conversations/attachment-pass.ts';
import {
  Attachment,
  AttachmentForm,
  AttachmentQuery,
} from '../conversations/conversations.schemas.ts';
import { sendAttachment } from '../conversations/send-attachment.ts';
import { createMediaService } from '../media/media.service.ts';
import { createBriefFiles } from './brief-files.service.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const fileParams = Type.Object({
  ...idParams.properties,
  file: Type.Unsafe<string>({ type: 'string', format: 'uuid', 'x-unchecked': true }),
});

interface BriefFilesOptions {
  blobs: BlobStore;
  /** Folder that uploads are received in. */
  uploads: string;
  passes: AttachmentPasses;
  settings: ApiSettings;
}

/** `/api/briefs/{id}/files`: photos and floor plans. */
export const briefFilesRoutes: FastifyPluginAsyncTypebox<BriefFilesOptions> = async (
  app,
  { blobs, uploads, passes, settings },
) => {
  await app.register(multipart, { throwFileSizeLimit: false });
  const db = app.database.kysely;
  const service = createBriefFiles({ db, blobs, passes });
  const media = createMediaService({ db, blobs });

  app.post(
    '/:id/files/',
    {
      config: { takesKey: true },
      onRequest: app.admit((user) => roleOf(user) === 'client'),
      onSend: neverStored,
      validatorCompiler: allButBody,
      schema: {
        operationId: 'addBriefFile',
        summary: 'Upload a photo or a floor plan that an own brief can name, within a day',
        security: [{ bearer: [] }],
        consumes: ['multipart/form-data'],
        params: idParams,
        body: AttachmentForm,
        response: {
          201: writtenJson(Attachment),
          400: problem,
          401: problem,
          403: problem,
          404: problem,
          409: problem,
          415: problem,
          429: problem,
          507: problem,
        },
      },
    },
    async (request, reply) => {
      const { id: accountId } = app.callerOf(request);
      const id = readIdOr404(request.params.id);
      const abandoned = abandonedSignal(reply);
      await service.requireOwn(accountId, id);
      const limit = settings.attachmentsPerAccount;
      await app.throttle.take({ key: `attachments:${accountId}`, limit });
      const options = { field: 'file', maxBytes: maxAttachmentBytes - 1, uploads };
      const added = await receiveForm(request, options, (form) =>
        service.add(accountId, id, form, { abandoned, noteCreated: app.noteCreatedBy(request) }),
      );
      return reply.code(201).type(json).send(added);
    },
  );

  app.get(
    '/:id/files/:file/',
    {
      schema: {
        operationId: 'briefFile',
        summary: 'The bytes of a file of a brief, for the account whose pass the address has',
        params: fileParams,
        querystring: AttachmentQuery,
        response: { 400: problem, 404: problem, 416: problem },
      },
    },
    async (request, reply) => {
      const { id, file } = request.params;
      if (!uuid.test(file)) throw notFound();
      const { pass, still, ...wanted } = request.query;
      const found = await service.find(readIdOr404(id), file, pass);
      return sendAttachment(request, reply, { blobs, media }, { ...found, still, wanted });
    },
  );
};
