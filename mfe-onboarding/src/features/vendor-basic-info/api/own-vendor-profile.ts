import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { vendorBasicInfoApi } from './vendor-basic-info-api.ts';

const ownProfile = endpoint('get', '/designers/vendors/me/');

export type OwnVendorProfile = ResponseOf<typeof ownProfile>;

const { useOwnVendorProfileQuery } = vendorBasicInfoApi.injectEndpoints({
  endpoints: (build) => ({
    /** By account, so that nobody sees what was loaded for somebody else in the same page. */
    ownVendorProfile: build.query<OwnVendorProfile, number>({ query: () => ownProfile }),
  }),
});

export { useOwnVendorProfileQuery };
