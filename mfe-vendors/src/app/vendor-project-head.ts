import { type ProjectData, projectHead, speechOf } from '@aangan/firms';
import type { RouteHeadOf, RoutePlace } from '@aangan/host';

/** How a project of a vendor appears in tabs, search results and shared links. */
export const VendorProjectHead: RouteHeadOf<[project: ProjectData, place?: RoutePlace]> = (
  project,
  place,
) => projectHead('vendor', project, speechOf(place));
