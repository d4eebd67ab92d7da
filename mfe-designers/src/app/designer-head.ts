import { firmHead } from '@aangan/firms';
import type { RouteHeadOf } from '@aangan/host';
import type { DesignerProfileData } from '../features/designer-profile/api/designer-profile.ts';

/** How a designer's page appears in tabs, search results and shared links. */
export const DesignerHead: RouteHeadOf<[DesignerProfileData]> = (designer) =>
  firmHead('ProfessionalService', { ...designer, name: designer.full_name });
