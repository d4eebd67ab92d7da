import { apiBaseQuery } from '@aangan/api-client';
import { createApi } from '@reduxjs/toolkit/query/react';

/** The API slice of a designer's pages. The firm's data includes its architects: a change refetches both. */
export const profileApi = createApi({
  reducerPath: 'designers/profile',
  baseQuery: apiBaseQuery,
  keepUnusedDataFor: 300,
  tagTypes: ['Firm', 'Architect'],
  endpoints: () => ({}),
});
