import { apiBaseQuery } from '@aangan/api-client';
import { createApi } from '@reduxjs/toolkit/query/react';

/** The API slice of a vendor's pages. */
export const profileApi = createApi({
  reducerPath: 'vendors/profile',
  baseQuery: apiBaseQuery,
  keepUnusedDataFor: 300,
  tagTypes: ['Firm'],
  endpoints: () => ({}),
});
