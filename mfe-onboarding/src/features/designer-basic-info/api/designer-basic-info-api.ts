import { apiBaseQuery } from '@aangan/api-client';
import { createApi } from '@reduxjs/toolkit/query/react';

/** The signed-in designer's own profile. Not cached: the form must open with the current values. */
export const designerBasicInfoApi = createApi({
  reducerPath: 'onboarding/designer-basic-info',
  baseQuery: apiBaseQuery,
  keepUnusedDataFor: 0,
  endpoints: () => ({}),
});
