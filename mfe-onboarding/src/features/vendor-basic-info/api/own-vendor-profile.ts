import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { vendorBasicInfoApi } from './vendor-basic-info-api.ts';

const ownProfile = endpoint('get', '/designers/vendors/me/');

export type OwnVendorProfile = ResponseOf<typeof ownProfile>;

const { useOwnVendorProfileQuery } = vendorBasicInfoApi.injectEndpoints({
  endpoints: (build) => ({
    /** Cached by account id: after a change of the account in the same page, the cache of the other one is not shown. */
    ownVendorProfile: build.query<OwnVendorProfile, number>({ query: () => ownProfile }),
  }),
});

export { useOwnVendorProfileQuery };
