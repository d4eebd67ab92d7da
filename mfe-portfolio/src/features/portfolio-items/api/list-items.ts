import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { portfolioApi } from './portfolio-api.ts';

const ownItems = endpoint('get', '/designers/portfolio/');

export type PortfolioItems = ResponseOf<typeof ownItems>;
export type PortfolioItem = PortfolioItems[number];

const listApi = portfolioApi.injectEndpoints({
  endpoints: (build) => ({
    /** Cached by account id: after a change of the account in the same page, the cache of the other one is not shown. */
    listItems: build.query<PortfolioItems, number>({
      query: () => ownItems,
      providesTags: ['Items'],
    }),
  }),
});

export const { useListItemsQuery } = listApi;

/** Changes the items that are shown, without asking the API for them again. */
export function updateItems(accountId: number, change: (items: PortfolioItems) => PortfolioItems) {
  return listApi.util.updateQueryData('listItems', accountId, change);
}
