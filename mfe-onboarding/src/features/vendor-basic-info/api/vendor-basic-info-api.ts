import { apiBaseQuery } from '@aangan/api-client';
import { createApi } from '@reduxjs/toolkit/query/react';

/** The signed-in vendor's own profile. Not cached: the form must open with the current values. */
export const vendorBasicInfoApi = createApi({
  reducerPath: 'onboarding/vendor-basic-info',
  baseQuery: apiBaseQuery,
  keepUnusedDataFor: 0,
  endpoints: () => ({}),
});
