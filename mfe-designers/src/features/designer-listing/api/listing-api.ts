import { apiBaseQuery } from '@aangan/api-client';
import { createApi } from '@reduxjs/toolkit/query/react';

/** The API slice of the listing. It is cached for five minutes, so that Back shows the list as it was. */
export const listingApi = createApi({
  reducerPath: 'designers/listing',
  baseQuery: apiBaseQuery,
  keepUnusedDataFor: 300,
  tagTypes: ['Firm'],
  endpoints: () => ({}),
});
