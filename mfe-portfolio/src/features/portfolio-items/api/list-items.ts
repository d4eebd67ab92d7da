import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { portfolioApi } from './portfolio-api.ts';

const ownItems = endpoint('get', '/designers/portfolio/');

type PortfolioItems = ResponseOf<typeof ownItems>;
export type PortfolioItem = PortfolioItems[number];

const { useListItemsQuery } = portfolioApi.injectEndpoints({
  endpoints: (build) => ({
    /** Cached by account id: after a change of the account in the same page, the cache of the other one is not shown. */
    listItems: build.query<PortfolioItems, number>({ query: () => ownItems }),
  }),
});

export { useListItemsQuery };
