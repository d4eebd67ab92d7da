import { apiBaseQuery } from '@aangan/api-client';
import { createApi } from '@reduxjs/toolkit/query/react';

/** The listing's server data. It is kept for five minutes, so that Back finds the list as it was left. */
export const listingApi = createApi({
  reducerPath: 'vendors/listing',
  baseQuery: apiBaseQuery,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
