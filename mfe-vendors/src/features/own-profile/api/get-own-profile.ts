import { apiBaseQuery } from '@aangan/api-client';
import { type components, endpoint } from '@aangan/api-client/endpoints';
import { createApi } from '@reduxjs/toolkit/query/react';

export type OwnProfileData = components['schemas']['OwnVendorProfile'];

/** The server data of the firm's own profile. Onboarding may have changed it: every visit asks anew. */
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
