import { isDesignProfessional } from '@aangan/domain';
import type { BlobStore } from '@aangan/server';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { neverStored } from '../../plugins/never-stored.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference } from '../../schemas/reference.ts';
import { User } from '../auth/auth.schemas.ts';
import { ProfilePicture } from './portfolio.schemas.ts';
import { createPortfolioService } from './portfolio.service.ts';

const problem = reference(Problem);

/** `/api/designers/profiles/set_profile_picture`: for vendors too, though the address names designers. */
export const profilePictureRoutes: FastifyPluginAsyncTypebox<{ blobs: BlobStore }> = async (
  app,
  { blobs },
) => {
  const service = createPortfolioService(app.database, blobs);

  app.addHook('onSend', neverStored);

  app.post(
    '/set_profile_picture/',
    {
      onRequest: app.admit((user) => user.is_vendor || isDesignProfessional(user)),
      schema: {
        operationId: 'setProfilePicture',
        summary: 'Make a picture of the own portfolio the profile picture',
        security: [{ bearer: [] }],
        body: ProfilePicture,
        response: {
          200: reference(User),
          400: problem,
          401: problem,
          403: problem,
          404: problem,
        },
      },
    },
    async (request) =>
      service.setProfilePicture(app.callerOf(request).id, request.body.portfolio_item_id),
  );
};
