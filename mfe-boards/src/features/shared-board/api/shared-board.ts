import { type components, endpoint } from '@aangan/api-client/endpoints';
import { boardsApi } from '../../../api/boards-api.ts';
import { itemPages } from '../../../api/page-of-items.ts';

/** A page of a board that its owner shares. */
export type SharedBoardPage = components['schemas']['SharedBoardPage'];

const sharedApi = boardsApi.injectEndpoints({
  endpoints: (build) => ({
    readShared: build.infiniteQuery<SharedBoardPage, string, number>({
      infiniteQueryOptions: itemPages,
      // The first page is asked for as remote.json declares it, so that its answer can come with the HTML.
      query: ({ queryArg: token, pageParam: page }) =>
        endpoint('get', '/boards/shared/{token}/', {
          params: { token },
          query: page === 1 ? {} : { page },
        }),
    }),
    /** Tells the owner of the first time that the page is used. */
    sayOpened: build.mutation<unknown, string>({
      query: (token) => endpoint('post', '/boards/shared/{token}/opened/', { params: { token } }),
    }),
  }),
});

export const { useReadSharedInfiniteQuery, useSayOpenedMutation } = sharedApi;
