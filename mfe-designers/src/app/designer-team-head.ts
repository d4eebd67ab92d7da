import { paths } from '@aangan/domain';
import { firmHead } from '@aangan/firms';
import type { RouteHeadOf } from '@aangan/host';
import type { DesignerProfileData } from '../features/designer-profile/api/designer-profile.ts';
import { headSourceOf } from '../features/designer-profile/model/head-source.ts';

/** How a designer's Our Team page appears in tabs, search results and shared links. */
export const DesignerTeamHead: RouteHeadOf<[DesignerProfileData]> = (designer) => {
  const employee = designer.principal_architects.map(({ id, name }) => ({
    '@type': 'Person',
    '@id': paths.principalArchitect(id),
    name,
  }));
  return firmHead(headSourceOf(designer), {
    name: 'Our Team',
    path: paths.designerTeam(designer.id),
    about: employee.length > 0 ? { employee } : {},
  });
};
