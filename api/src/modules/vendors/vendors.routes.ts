import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { firmRoutes } from '../../listing/firm.routes.ts';
import { ownProfileRoutes } from '../../own-profile/own-profile.routes.ts';
import { readVendorBasicInfo, VendorBasicInfo } from './vendor-basic-info.ts';
import { vendorKind } from './vendor-kind.ts';
import { OwnVendorProfile, VendorCardPage, VendorProfile } from './vendors.schemas.ts';

export const vendorsRoutes: FastifyPluginAsyncTypebox<{ publicUrl: string }> = async (
  app,
  { publicUrl },
) => {
  await app.register(firmRoutes, {
    publicUrl,
    kind: vendorKind,
    page: VendorCardPage,
    profile: VendorProfile,
    operations: {
      list: 'listVendors',
      profile: 'vendorProfile',
      publicProfile: 'publicVendorProfile',
    },
    summaries: {
      list: 'Verified vendors, best rated first',
      profile: "A vendor's public profile",
    },
  });
  await app.register(ownProfileRoutes, {
    kind: vendorKind,
    isOwner: (user) => user.is_vendor,
    profile: OwnVendorProfile,
    basicInfo: VendorBasicInfo,
    read: readVendorBasicInfo,
    operations: { own: 'ownVendorProfile', onboard: 'onboardVendor' },
  });
};
