import { maxAttachmentBytes } from '@aangan/domain';
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
import { createMediaService } from '../media/media.service.ts';
import type { AttachmentPasses } from './attachment-pass.ts';
import { createAttachmentsService } from './attachments.service.ts';
import { Attachment, AttachmentForm, AttachmentQuery } from './conversations.schemas.ts';
import { sendAttachment } from './send-attachment.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const attachmentParams = Type.Object({
  ...idParams.properties,
  attachment: Type.Unsafe<string>({ type: 'string', format: 'uuid', 'x-unchecked': true }),
});

interface AttachmentsOptions {
  blobs: BlobStore;
  /** Folder that uploads are received in. */
  uploads: string;
  passes: AttachmentPasses;
  settings: ApiSettings;
}

/** `/api/conversations/{id}/attachments`: pictures, videos and PDFs of messages. */
export const attachmentsRoutes: FastifyPluginAsyncTypebox<AttachmentsOptions> = async (
  app,
  { blobs, uploads, passes, settings },
) => {
  await app.register(multipart, { throwFileSizeLimit: false });
  const db = app.database.kysely;
  const service = createAttachmentsService({ db, blobs, passes });
  const media = createMediaService({ db, blobs });

  app.post(
    '/:id/attachments/',
    {
      config: { takesKey: true },
      onRequest: app.admit(() => true),
      onSend: neverStored,
      validatorCompiler: allButBody,
      schema: {
        operationId: 'addAttachment',
        summary: 'Upload a picture, a video or a PDF to send with a message, within a day',
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
      const sender = app.callerOf(request).id;
      const id = readIdOr404(request.params.id);
      const abandoned = abandonedSignal(reply);
      await service.requireOpen(sender, id);
      const limit = settings.attachmentsPerAccount;
      await app.throttle.take({ key: `attachments:${sender}`, limit });
      const options = { field: 'file', maxBytes: maxAttachmentBytes - 1, uploads };
      const added = await receiveForm(request, options, (form) =>
        service.add(sender, id, form, { abandoned, noteCreated: app.noteCreatedBy(request) }),
      );
      return reply.code(201).type(json).send(added);
    },
  );

  app.get(
    '/:id/attachments/:attachment/',
    {
      schema: {
        operationId: 'attachment',
        summary: 'The bytes of an attachment, for the account whose pass the address has',
        params: attachmentParams,
        querystring: AttachmentQuery,
        response: { 400: problem, 404: problem, 416: problem },
      },
    },
    async (request, reply) => {
      const { id, attachment } = request.params;
      if (!uuid.test(attachment)) throw notFound();
      const { pass, still, ...wanted } = request.query;
      const found = await service.find(readIdOr404(id), attachment, pass);
      return sendAttachment(request, reply, { blobs, media }, { ...found, still, wanted });
    },
  );
};
