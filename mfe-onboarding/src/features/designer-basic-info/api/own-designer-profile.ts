import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { designerBasicInfoApi } from './designer-basic-info-api.ts';

const ownProfile = endpoint('get', '/designers/profiles/me/');

export type OwnDesignerProfile = ResponseOf<typeof ownProfile>;

const { useOwnDesignerProfileQuery } = designerBasicInfoApi.injectEndpoints({
  endpoints: (build) => ({
    /** By account, so that nobody sees what was loaded for somebody else in the same page. */
    ownDesignerProfile: build.query<OwnDesignerProfile, number>({ query: () => ownProfile }),
  }),
});

export { useOwnDesignerProfileQuery };
