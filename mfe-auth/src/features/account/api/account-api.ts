import { apiBaseQuery } from '@aangan/api-client';
import { createApi } from '@reduxjs/toolkit/query/react';

/** What the account page asks about the account; every answer is of the account that asks. */
export const accountApi = createApi({
  reducerPath: 'auth/account',
  baseQuery: apiBaseQuery,
  keepUnusedDataFor: 0,
  tagTypes: ['Sessions'],
  endpoints: () => ({}),
});
