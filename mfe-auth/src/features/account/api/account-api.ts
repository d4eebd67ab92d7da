import { apiBaseQuery } from '@aangan/api-client';
import { createApi } from '@reduxjs/toolkit/query/react';

/** The queries of the account page, all about the signed-in account. */
export const accountApi = createApi({
  reducerPath: 'auth/account',
  baseQuery: apiBaseQuery,
  keepUnusedDataFor: 0,
  tagTypes: ['Sessions'],
  endpoints: () => ({}),
});
