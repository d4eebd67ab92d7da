import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { portfolioApi } from './portfolio-api.ts';

const ownItems = endpoint('get', '/designers/portfolio/');

type PortfolioItems = ResponseOf<typeof ownItems>;
export type PortfolioItem = PortfolioItems[number];

const { useListItemsQuery } = portfolioApi.injectEndpoints({
  endpoints: (build) => ({
    /** By account, so that nobody is shown what was loaded for somebody else in the same page. */
    listItems: build.query<PortfolioItems, number>({ query: () => ownItems }),
  }),
});

export { useListItemsQuery };
