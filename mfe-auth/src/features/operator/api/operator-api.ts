import { apiBaseQuery } from '@aangan/api-client';
import { createApi } from '@reduxjs/toolkit/query/react';

/** What operators see and decide. Never kept: two of them may work at once. */
export const operatorApi = createApi({
  reducerPath: 'auth/operator',
  baseQuery: apiBaseQuery,
  keepUnusedDataFor: 0,
  tagTypes: ['Queue', 'Accounts'],
  endpoints: () => ({}),
});
