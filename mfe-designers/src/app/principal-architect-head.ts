import { paths } from '@aangan/domain';
import { breadcrumbs, cut, graphOf, speechOf } from '@aangan/firms';
import type { RouteHeadOf, RoutePlace } from '@aangan/host';
import { msg } from '@lingui/core/macro';
import type { ArchitectData } from '../features/designer-profile/api/get-architect.ts';
import { pageNames, principalTitle } from '../features/designer-profile/model/profile-texts.ts';

/** How a principal architect's page appears in tabs, search results and shared links. */
export const PrincipalArchitectHead: RouteHeadOf<[architect: ArchitectData, place?: RoutePlace]> = (
  architect,
  place,
) => {
  const { i18n } = speechOf(place);
  const { id, name, bio, designer, portfolio_website, linkedin_profile } = architect;
  const page = paths.principalArchitect(id);
  const firmName = designer.full_name;
  const firm = { name: firmName, path: paths.designer(designer.id) };
  const sameAs = [portfolio_website, linkedin_profile].filter(Boolean);
  const picture = designer.avatar;
  const title = i18n._(principalTitle(architect));
  const at = msg({
    id: 'designers.principal-at',
    message: `${title} at ${firmName}`,
    comment: '{title}: Principal architect.',
  });
  return {
    title: name,
    description: cut(bio || i18n._(at), 300),
    ...(picture && { picture }),
    structuredData: graphOf(
      {
        '@type': 'Person',
        '@id': page,
        url: page,
        name,
        jobTitle: title,
        worksFor: { '@type': 'ProfessionalService', '@id': firm.path, name: firmName },
        ...(sameAs.length > 0 && { sameAs }),
      },
      breadcrumbs(
        i18n,
        {
          name: i18n._(msg({ id: 'designers.crumb', message: 'Designers' })),
          path: paths.designers(),
        },
        firm,
        { name: i18n._(pageNames.team), path: paths.designerTeam(designer.id) },
        { name, path: page },
      ),
    ),
  };
};
