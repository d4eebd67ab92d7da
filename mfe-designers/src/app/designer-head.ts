import { firmHead } from '@aangan/firms';
import type { RouteHeadOf } from '@aangan/host';
import type { DesignerProfileData } from '../features/designer-profile/api/designer-profile.ts';
import { headSourceOf } from '../features/designer-profile/model/head-source.ts';

/** How a designer's page appears in tabs, search results and shared links. */
export const DesignerHead: RouteHeadOf<[DesignerProfileData]> = (designer) =>
  firmHead(headSourceOf(designer));
