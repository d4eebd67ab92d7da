import { apiBaseQuery } from '@aangan/api-client';
import { createApi } from '@reduxjs/toolkit/query/react';

/** The server data of one designer's pages. */
export const profileApi = createApi({
  reducerPath: 'designers/profile',
  baseQuery: apiBaseQuery,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
