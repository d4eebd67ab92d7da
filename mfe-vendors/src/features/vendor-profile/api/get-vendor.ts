import { endpoint } from '@aangan/api-client/endpoints';
import { visitSeed } from '@aangan/firms';
import { profileApi } from './profile-api.ts';
import type { VendorProfileData } from './vendor-profile.ts';

/** A vendor with the seed of its content's order, which is stored with the data to keep the order. */
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
