import { graphOf, itemList } from '@aangan/firms';
import type { RouteHeadOf } from '@aangan/host';
import type { FeaturedDesigners } from '../features/designer-listing/api/featured-designers.ts';
import { listedFirmOf } from '../features/designer-listing/model/listed-firm.ts';
import { homeDescription, homeTitle } from '../features/home/model/home-texts.ts';
import { hero } from '../features/home/pictures/pictures.ts';

/** How the home page appears in tabs, search results and shared links. */
export const HomeHead: RouteHeadOf<[FeaturedDesigners]> = ({ results }) => ({
  title: homeTitle,
  description: homeDescription,
  picture: hero.src,
  structuredData: graphOf(
    { '@type': 'WebSite', '@id': '/', url: '/', name: 'Aangan', description: homeDescription },
    itemList(results.map(listedFirmOf)),
  ),
});
