import { apiBaseQuery } from '@aangan/api-client';
import { createApi } from '@reduxjs/toolkit/query/react';

/** The server data of one designer's pages. A firm's architects belong to it: a change of one renews both. */
export const profileApi = createApi({
  reducerPath: 'designers/profile',
  baseQuery: apiBaseQuery,
  keepUnusedDataFor: 300,
  tagTypes: ['Firm', 'Architect'],
  endpoints: () => ({}),
});
