import { endpoint } from '@aangan/api-client/endpoints';
import { visitSeed } from '@aangan/firms';
import { profileApi } from './profile-api.ts';
import type { VendorProfileData } from './vendor-profile.ts';

/** A vendor with the seed of the order its content is shown in: the seed travels with the data. */
export interface SeededVendor {
  vendor: VendorProfileData;
  seed: number;
}

const { useGetVendorQuery } = profileApi.injectEndpoints({
  endpoints: (build) => ({
    getVendor: build.query<SeededVendor, number>({
      query: (id) => endpoint('get', '/designers/vendors/{id}/', { params: { id } }),
      transformResponse: (vendor: VendorProfileData) => ({ vendor, seed: visitSeed() }),
    }),
  }),
});

export { useGetVendorQuery };
