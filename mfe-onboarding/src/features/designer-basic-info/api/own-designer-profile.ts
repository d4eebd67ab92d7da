import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { designerBasicInfoApi } from './designer-basic-info-api.ts';

const ownProfile = endpoint('get', '/designers/profiles/me/');

export type OwnDesignerProfile = ResponseOf<typeof ownProfile>;

const { useOwnDesignerProfileQuery } = designerBasicInfoApi.injectEndpoints({
  endpoints: (build) => ({
    /** Cached by account id: after a change of the account in the same page, the cache of the other one is not shown. */
    ownDesignerProfile: build.query<OwnDesignerProfile, number>({ query: () => ownProfile }),
  }),
});

export { useOwnDesignerProfileQuery };
