import { graphOf, itemList, speechOf } from '@aangan/firms';
import type { RouteHeadOf, RoutePlace } from '@aangan/host';
import type { FeaturedDesigners } from '../features/designer-listing/api/featured-designers.ts';
import { listedFirmOf } from '../features/designer-listing/model/listed-firm.ts';
import { homeDescription, homeTitle } from '../features/home/model/home-texts.ts';
import { hero } from '../features/home/pictures/pictures.ts';

/** How the home page appears in tabs, search results and shared links. */
export const HomeHead: RouteHeadOf<[featured: FeaturedDesigners, place?: RoutePlace]> = (
  { results },
  place,
) => {
  const { i18n } = speechOf(place);
  const description = i18n._(homeDescription);
  return {
    title: i18n._(homeTitle),
    description,
    picture: hero.src,
    structuredData: graphOf(
      { '@type': 'WebSite', '@id': '/', url: '/', name: 'Aangan', description },
      itemList(results.map(listedFirmOf)),
    ),
  };
};
