import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type InstagramAccess, socialRoutes } from '../instagram/social.routes.ts';
import { vendorKind } from './vendor-kind.ts';
import { OwnVendorProfile } from './vendors.schemas.ts';

/** A vendor's pages elsewhere and posts on Instagram. */
export const vendorSocialRoutes: FastifyPluginAsyncTypebox<InstagramAccess> = async (
  app,
  { provider, keys, blobs, publicUrl },
) => {
  await app.register(socialRoutes, {
    provider,
    keys,
    blobs,
    publicUrl,
    kind: vendorKind,
    isOwner: (user) => user.is_vendor,
    profile: OwnVendorProfile,
    suffix: 'Vendor',
  });
};
