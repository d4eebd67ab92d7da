import { avatarLimits } from '@aangan/domain';
import type { BlobStore } from '@aangan/server';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { receiveForm } from '../../media/receive-form.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference } from '../../schemas/reference.ts';
import { User } from '../auth/auth.schemas.ts';
import { createAvatarService } from './avatar.service.ts';

const problem = reference(Problem);
const refused = { 401: problem, 429: problem };
const security = [{ bearer: [] }];

interface AvatarOptions {
  blobs: BlobStore;
  /** Folder that uploads are received in. */
  uploads: string;
}

/** The picture of the own account. */
export const avatarRoutes: FastifyPluginAsyncTypebox<AvatarOptions> = async (
  app,
  { blobs, uploads },
) => {
  await app.register(multipart, { throwFileSizeLimit: false });
  const service = createAvatarService({ db: app.database.kysely, blobs });
  const onRequest = app.admit(() => true);

  app.addHook('onSend', neverStored);

  app.put(
    '/me/avatar/',
    {
      onRequest,
      schema: {
        operationId: 'setAvatar',
        summary:
          'Set the own picture: one JPG, PNG, HEIC, WebP, AVIF or GIF of less than 5 MB, in the field avatar',
        security,
        consumes: ['multipart/form-data'],
        response: {
          200: reference(User),
          400: problem,
          413: problem,
          415: problem,
          ...refused,
          507: problem,
        },
      },
    },
    async (request) => {
      const { id } = app.callerOf(request);
      const options = { field: 'avatar', maxBytes: avatarLimits.fileMax - 1, uploads };
      return receiveForm(request, options, (form) => service.set(id, form));
    },
  );

  app.delete(
    '/me/avatar/',
    {
      onRequest,
      schema: {
        operationId: 'removeAvatar',
        summary: 'Remove the own picture',
        security,
        response: { 200: reference(User), ...refused },
      },
    },
    async (request) => service.remove(app.callerOf(request).id),
  );
};
