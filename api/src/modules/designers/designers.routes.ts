import { isDesignProfessional } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { firmRoutes } from '../../listing/firm.routes.ts';
import { ownProfileRoutes } from '../../own-profile/own-profile.routes.ts';
import { DesignerBasicInfo, readDesignerBasicInfo } from './designer-basic-info.ts';
import { designerKind } from './designer-kind.ts';
import { DesignerCardPage, DesignerProfile, OwnDesignerProfile } from './designers.schemas.ts';

export const designersRoutes: FastifyPluginAsyncTypebox<{ publicUrl: string }> = async (
  app,
  { publicUrl },
) => {
  await app.register(firmRoutes, {
    publicUrl,
    kind: designerKind,
    page: DesignerCardPage,
    profile: DesignerProfile,
    operations: {
      list: 'listDesigners',
      profile: 'designerProfile',
      publicProfile: 'publicDesignerProfile',
    },
    summaries: {
      list: 'Verified designers with at least one post, best rated first',
      profile: "A designer's public profile",
    },
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
