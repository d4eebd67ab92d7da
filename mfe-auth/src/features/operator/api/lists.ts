import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { operatorApi, pages } from './operator-api.ts';

const queuePage = (page: number) => endpoint('get', '/operator/queue/', { query: { page } });
const accountsPage = (search: string, page: number) =>
  endpoint('get', '/operator/accounts/', { query: { ...(search && { search }), page } });

type QueuePage = ResponseOf<ReturnType<typeof queuePage>>;
type AccountsPage = ResponseOf<ReturnType<typeof accountsPage>>;
export type Listing = QueuePage['results'][number];
export type OperatorAccount = AccountsPage['results'][number];

const { useQueueInfiniteQuery, useAccountsInfiniteQuery } = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    queue: build.infiniteQuery<QueuePage, void, number>({
      infiniteQueryOptions: pages,
      query: ({ pageParam }) => queuePage(pageParam),
      providesTags: ['Queue'],
    }),
    accounts: build.infiniteQuery<AccountsPage, string, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => accountsPage(queryArg, pageParam),
      providesTags: ['Accounts'],
    }),
  }),
});

export { useAccountsInfiniteQuery, useQueueInfiniteQuery };
