import { paths } from '@aangan/domain';
import { firmHead, speechOf } from '@aangan/firms';
import type { RouteHeadOf, RoutePlace } from '@aangan/host';
import type { DesignerProfileData } from '../features/designer-profile/api/designer-profile.ts';
import { headSourceOf } from '../features/designer-profile/model/head-source.ts';
import { pageNames } from '../features/designer-profile/model/profile-texts.ts';

/** How a designer's Our Team page appears in tabs, search results and shared links. */
export const DesignerTeamHead: RouteHeadOf<[designer: DesignerProfileData, place?: RoutePlace]> = (
  designer,
  place,
) => {
  const speech = speechOf(place);
  const employee = designer.principal_architects.map(({ id, name }) => ({
    '@type': 'Person',
    '@id': paths.principalArchitect(id),
    name,
  }));
  const page = {
    name: speech.i18n._(pageNames.team),
    path: paths.designerTeam(designer.id),
    about: employee.length > 0 ? { employee } : {},
  };
  return firmHead(headSourceOf(designer), page, speech);
};
