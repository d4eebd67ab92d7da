import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { TSchema } from 'typebox';
import { idParams } from '../../../schemas/id-params.ts';
import { Problem } from '../../../schemas/problem.ts';
import { reference, writtenJson } from '../../../schemas/reference.ts';
import type { FirmKind } from '../firm-kind.ts';
import { sendFirmAnswer } from './firm-answers.ts';
import { createPublicProfileService } from './public-profile.service.ts';

export interface PublicProfileRoutesOptions {
  kind: FirmKind;
  profile: TSchema & { $id?: string };
  operations: { profile: string; publicProfile: string };
  summary: string;
}

const problem = reference(Problem);

/** The public profile of a designer or vendor, under its two addresses. */
export const publicProfileRoutes: FastifyPluginAsyncTypebox<PublicProfileRoutesOptions> = async (
  app,
  { kind, profile, operations, summary },
) => {
  const service = createPublicProfileService({
    database: app.database,
    kind,
    cache: app.guestCache,
  });

  for (const { path, operationId, isPublic } of [
    { path: '/:id/', operationId: operations.profile, isPublic: false },
    { path: '/:id/public/', operationId: operations.publicProfile, isPublic: true },
  ]) {
    app.get<{ Params: { id: string } }>(
      path,
      {
        preHandler: app.guestCache.refresh,
        schema: {
          operationId,
          summary,
          ...(!isPublic && { security: [{}, { bearer: [] }] }),
          params: idParams,
          response: { 200: writtenJson(profile), 401: problem, 404: problem, 410: problem },
        },
      },
      async (request, reply) => {
        const viewer = async () => (isPublic ? undefined : app.viewerOf(request));
        return sendFirmAnswer(request, reply, await service.read(request.params.id, viewer));
      },
    );
  }
};
