import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { operatorApi, pages } from './operator-api.ts';

const auditPage = (search: string, page: number) =>
  endpoint('get', '/operator/audit/', { query: { ...(search && { search }), page } });

type AuditPage = ResponseOf<ReturnType<typeof auditPage>>;
export type AuditEvent = AuditPage['results'][number];

const { useAuditEventsInfiniteQuery } = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    auditEvents: build.infiniteQuery<AuditPage, string, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => auditPage(queryArg, pageParam),
      // Each decision is an event too.
      providesTags: ['Queue', 'Accounts', 'Reviews'],
    }),
  }),
});

export { useAuditEventsInfiniteQuery };
