import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { listingRoutes } from '../firms/listing/listing.routes.ts';
import { ownProfileRoutes } from '../firms/own-profile/own-profile.routes.ts';
import { publicProfileRoutes } from '../firms/public-profile/public-profile.routes.ts';
import { publicProjectsRoutes } from '../projects/public-projects.routes.ts';
import { readVendorBasicInfo, VendorBasicInfo } from './vendor-basic-info.ts';
import { vendorKind } from './vendor-kind.ts';
import { OwnVendorProfile, VendorCardPage, VendorProfile } from './vendors.schemas.ts';

export const vendorsRoutes: FastifyPluginAsyncTypebox<{ publicUrl: string }> = async (
  app,
  { publicUrl },
) => {
  await app.register(listingRoutes, {
    publicUrl,
    kind: vendorKind,
    page: VendorCardPage,
    operations: { list: 'listVendors', facets: 'vendorFacets' },
    summary: 'Verified vendors, best rated first',
  });
  await app.register(publicProfileRoutes, {
    kind: vendorKind,
    profile: VendorProfile,
    operations: { profile: 'vendorProfile', publicProfile: 'publicVendorProfile' },
    summary: "A vendor's public profile",
  });
  await app.register(publicProjectsRoutes, {
    kind: vendorKind,
    operations: { list: 'vendorProjects', project: 'vendorProject' },
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
