import { apiBaseQuery } from '@aangan/api-client';
import { createApi } from '@reduxjs/toolkit/query/react';

/** The signed-in designer's own profile. Never kept: a form must open with what the server has now. */
export const designerBasicInfoApi = createApi({
  reducerPath: 'onboarding/designer-basic-info',
  baseQuery: apiBaseQuery,
  keepUnusedDataFor: 0,
  endpoints: () => ({}),
});
