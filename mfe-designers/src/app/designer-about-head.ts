import { paths } from '@aangan/domain';
import { firmHead, speechOf } from '@aangan/firms';
import type { RouteHeadOf, RoutePlace } from '@aangan/host';
import type { DesignerProfileData } from '../features/designer-profile/api/designer-profile.ts';
import { headSourceOf } from '../features/designer-profile/model/head-source.ts';
import { pageNames } from '../features/designer-profile/model/profile-texts.ts';

/** How a designer's About Us page appears in tabs, search results and shared links. */
export const DesignerAboutHead: RouteHeadOf<[designer: DesignerProfileData, place?: RoutePlace]> = (
  designer,
  place,
) => {
  const speech = speechOf(place);
  const name = speech.i18n._(pageNames.about);
  const page = { name, path: paths.designerAbout(designer.id) };
  return firmHead(headSourceOf(designer), page, speech);
};
