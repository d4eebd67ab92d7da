import { endpoint } from '@aangan/api-client/endpoints';
import { profileApi } from './profile-api.ts';
import type { VendorProfileData } from './vendor-profile.ts';

const { useGetVendorQuery } = profileApi.injectEndpoints({
  endpoints: (build) => ({
    getVendor: build.query<VendorProfileData, number>({
      query: (id) => endpoint('get', '/designers/vendors/{id}/', { params: { id } }),
      providesTags: ['Firm'],
    }),
  }),
});

export { useGetVendorQuery };
