import { apiBaseQuery } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import { portfolioApi } from './portfolio-api.ts';

const ownDesigner = endpoint('get', '/designers/profiles/me/');
const ownVendor = endpoint('get', '/designers/vendors/me/');

interface AccountKind {
  accountId: number;
  isVendor: boolean;
}

const profileApi = portfolioApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whether the account has a profile, which items are added to. */
    hasProfile: build.query<boolean, AccountKind>({
      keepUnusedDataFor: 0,
      async queryFn({ isVendor }, api, extra) {
        const { error } = await apiBaseQuery(isVendor ? ownVendor : ownDesigner, api, extra);
        if (!error) return { data: true };
        return error.kind === 'not-found' ? { data: false } : { error };
      },
    }),
  }),
});

export const { useHasProfileQuery } = profileApi;
