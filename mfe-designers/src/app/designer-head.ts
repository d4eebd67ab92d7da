import { firmHead, type ProjectCardData, speechOf } from '@aangan/firms';
import type { RouteHeadOf, RoutePlace } from '@aangan/host';
import type { DesignerProfileData } from '../features/designer-profile/api/designer-profile.ts';
import { headSourceOf } from '../features/designer-profile/model/head-source.ts';

/** How a designer's page appears in tabs, search results and shared links. */
export const DesignerHead: RouteHeadOf<
  [designer: DesignerProfileData, projects: { results: ProjectCardData[] }, place?: RoutePlace]
> = (designer, _projects, place) => firmHead(headSourceOf(designer), undefined, speechOf(place));
