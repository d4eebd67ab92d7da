import { apiBaseQuery } from '@aangan/api-client';
import { createApi } from '@reduxjs/toolkit/query/react';

/** The signed-in firm's portfolio. */
export const portfolioApi = createApi({
  reducerPath: 'portfolio/items',
  baseQuery: apiBaseQuery,
  tagTypes: ['Items', 'Preparing'],
  endpoints: () => ({}),
});
