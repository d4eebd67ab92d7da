import { type ProjectData, projectHead, speechOf } from '@aangan/firms';
import type { RouteHeadOf, RoutePlace } from '@aangan/host';

/** How a project of a designer appears in tabs, search results and shared links. */
export const DesignerProjectHead: RouteHeadOf<[project: ProjectData, place?: RoutePlace]> = (
  project,
  place,
) => projectHead('designer', project, speechOf(place));
