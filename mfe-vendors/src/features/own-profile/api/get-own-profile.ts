import { apiBaseQuery } from '@aangan/api-client';
import { type components, endpoint } from '@aangan/api-client/endpoints';
import { createApi } from '@reduxjs/toolkit/query/react';

export type OwnProfileData = components['schemas']['OwnVendorProfile'];

/** The firm's own profile. Onboarding may have changed it, so that every visit fetches it again. */
export const ownProfileApi = createApi({
  reducerPath: 'vendors/own-profile',
  baseQuery: apiBaseQuery,
  refetchOnMountOrArgChange: true,
  endpoints: (build) => ({
    getOwnProfile: build.query<OwnProfileData, void>({
      query: () => endpoint('get', '/designers/vendors/me/'),
    }),
  }),
});

export const { useGetOwnProfileQuery } = ownProfileApi;
