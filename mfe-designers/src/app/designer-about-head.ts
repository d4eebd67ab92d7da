import { paths } from '@aangan/domain';
import { firmHead } from '@aangan/firms';
import type { RouteHeadOf } from '@aangan/host';
import type { DesignerProfileData } from '../features/designer-profile/api/designer-profile.ts';
import { headSourceOf } from '../features/designer-profile/model/head-source.ts';

/** How a designer's About Us page appears in tabs, search results and shared links. */
export const DesignerAboutHead: RouteHeadOf<[DesignerProfileData]> = (designer) =>
  firmHead(headSourceOf(designer), { name: 'About Us', path: paths.designerAbout(designer.id) });
