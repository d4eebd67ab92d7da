import { apiBaseQuery } from '@aangan/api-client';
import { createApi } from '@reduxjs/toolkit/query/react';

/** The operators' queries and decisions. Not cached: several operators may work at once. */
export const operatorApi = createApi({
  reducerPath: 'auth/operator',
  baseQuery: apiBaseQuery,
  keepUnusedDataFor: 0,
  tagTypes: ['Queue', 'Accounts', 'Reviews', 'Messages', 'Pictures', 'Evidence'],
  endpoints: () => ({}),
});

/** How the pages of a list follow one another. */
export const pages = {
  initialPageParam: 1,
  getNextPageParam: (last: { next: string | null }, _all: unknown, number: number) =>
    last.next ? number + 1 : undefined,
};
