import { paths } from '@aangan/domain';
import { breadcrumbs, cut, graphOf, speechOf } from '@aangan/firms';
import type { RouteHeadOf, RoutePlace } from '@aangan/host';
import type { ArchitectData } from '../features/designer-profile/api/get-architect.ts';

/** How a principal architect's page appears in tabs, search results and shared links. */
export const PrincipalArchitectHead: RouteHeadOf<[architect: ArchitectData, place?: RoutePlace]> = (
  architect,
  place,
) => {
  const { i18n } = speechOf(place);
  const { id, name, bio, designer, portfolio_website, linkedin_profile } = architect;
  const page = paths.principalArchitect(id);
  const firm = { name: designer.full_name, path: paths.designer(designer.id) };
  const sameAs = [portfolio_website, linkedin_profile].filter(Boolean);
  const picture = designer.avatar;
  return {
    title: name,
    description: cut(bio || `Principal architect at ${firm.name}`, 300),
    ...(picture && { picture }),
    structuredData: graphOf(
      {
        '@type': 'Person',
        '@id': page,
        url: page,
        name,
        jobTitle: 'Principal architect',
        worksFor: { '@type': 'ProfessionalService', '@id': firm.path, name: firm.name },
        ...(sameAs.length > 0 && { sameAs }),
      },
      breadcrumbs(
        i18n,
        { name: 'Designers', path: paths.designers() },
        firm,
        { name: 'Our Team', path: paths.designerTeam(designer.id) },
        { name, path: page },
      ),
    ),
  };
};
