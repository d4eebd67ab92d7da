import { apiBaseQuery } from '@aangan/api-client';
import { createApi } from '@reduxjs/toolkit/query/react';

/** The signed-in vendor's own profile. Never kept: a form must open with what the server has now. */
export const vendorBasicInfoApi = createApi({
  reducerPath: 'onboarding/vendor-basic-info',
  baseQuery: apiBaseQuery,
  keepUnusedDataFor: 0,
  endpoints: () => ({}),
});
