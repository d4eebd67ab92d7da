import { isDesignProfessional } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { listingRoutes } from '../firms/listing/listing.routes.ts';
import { ownProfileRoutes } from '../firms/own-profile/own-profile.routes.ts';
import { publicProfileRoutes } from '../firms/public-profile/public-profile.routes.ts';
import { publicProjectsRoutes } from '../projects/public-projects.routes.ts';
import { DesignerBasicInfo, readDesignerBasicInfo } from './designer-basic-info.ts';
import { designerKind } from './designer-kind.ts';
import { DesignerCardPage, DesignerProfile, OwnDesignerProfile } from './designers.schemas.ts';

export const designersRoutes: FastifyPluginAsyncTypebox<{ publicUrl: string }> = async (
  app,
  { publicUrl },
) => {
  await app.register(listingRoutes, {
    publicUrl,
    kind: designerKind,
    page: DesignerCardPage,
    operations: { list: 'listDesigners', facets: 'designerFacets' },
    summary: 'Verified designers with at least one post or portfolio item, best rated first',
  });
  await app.register(publicProfileRoutes, {
    kind: designerKind,
    profile: DesignerProfile,
    operations: { profile: 'designerProfile', publicProfile: 'publicDesignerProfile' },
    summary: "A designer's public profile",
  });
  await app.register(publicProjectsRoutes, {
    kind: designerKind,
    operations: { list: 'designerProjects', project: 'designerProject' },
  });
  await app.register(ownProfileRoutes, {
    kind: designerKind,
    isOwner: isDesignProfessional,
    profile: OwnDesignerProfile,
    basicInfo: DesignerBasicInfo,
    read: readDesignerBasicInfo,
    operations: { own: 'ownDesignerProfile', onboard: 'onboardDesigner' },
  });
};
