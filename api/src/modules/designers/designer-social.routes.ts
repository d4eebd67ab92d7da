import { isDesignProfessional } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type InstagramAccess, socialRoutes } from '../instagram/social.routes.ts';
import { designerKind } from './designer-kind.ts';
import { OwnDesignerProfile } from './designers.schemas.ts';

/** A designer's pages elsewhere and posts on Instagram. */
export const designerSocialRoutes: FastifyPluginAsyncTypebox<InstagramAccess> = async (
  app,
  { provider, keys, blobs, publicUrl },
) => {
  await app.register(socialRoutes, {
    provider,
    keys,
    blobs,
    publicUrl,
    kind: designerKind,
    isOwner: isDesignProfessional,
    profile: OwnDesignerProfile,
    suffix: 'Designer',
  });
};
