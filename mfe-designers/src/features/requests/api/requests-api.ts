import { apiBaseQuery } from '@aangan/api-client';
import { type components, endpoint } from '@aangan/api-client/endpoints';
import { createApi } from '@reduxjs/toolkit/query/react';

export type SentRequest = components['schemas']['ConnectionRequest'];
export type ReceivedRequest = components['schemas']['ReceivedRequest'];

/** The actions of a client on a request, and of the firm that received it. */
const clientActs = {
  revoke: '/client/connection-requests/{id}/revoke/',
  reopen: '/client/connection-requests/{id}/reopen/',
} as const;
const firmActs = {
  approve: '/designers/connection-requests/{id}/approve/',
  reject: '/designers/connection-requests/{id}/reject/',
} as const;

export type ClientAct = { id: number; act: keyof typeof clientActs };
export type FirmAct = { id: number; act: keyof typeof firmActs };

/**
 * Connection requests, from either side. Nothing is updated before the API has responded: the other side may have
 * acted first. The response replaces the request in the list; after a failure the list is fetched again.
 */
export const requestsApi = createApi({
  reducerPath: 'designers/requests',
  baseQuery: apiBaseQuery,
  refetchOnMountOrArgChange: true,
  tagTypes: ['Requests'],
  endpoints: (build) => ({
    listSent: build.query<SentRequest[], void>({
      query: () => endpoint('get', '/client/connection-requests/'),
      providesTags: ['Requests'],
    }),
    listReceived: build.query<ReceivedRequest[], void>({
      query: () => endpoint('get', '/designers/connection-requests/'),
      providesTags: ['Requests'],
    }),
    actAsClient: build.mutation<SentRequest, ClientAct>({
      query: ({ id, act }) => endpoint('post', clientActs[act], { params: { id } }),
      invalidatesTags: (_response, error) => (error ? ['Requests'] : []),
      onQueryStarted: async (_act, { dispatch, queryFulfilled }): Promise<void> => {
        const response = await responseOf(queryFulfilled);
        if (!response) return;
        dispatch(
          requestsApi.util.updateQueryData('listSent', undefined, (list) =>
            withResponse(list, response),
          ),
        );
      },
    }),
    actAsFirm: build.mutation<ReceivedRequest, FirmAct>({
      query: ({ id, act }) => endpoint('post', firmActs[act], { params: { id } }),
      invalidatesTags: (_response, error) => (error ? ['Requests'] : []),
      onQueryStarted: async (_act, { dispatch, queryFulfilled }): Promise<void> => {
        const response = await responseOf(queryFulfilled);
        if (!response) return;
        dispatch(
          requestsApi.util.updateQueryData('listReceived', undefined, (list) =>
            withResponse(list, response),
          ),
        );
      },
    }),
  }),
});

export const {
  useListSentQuery,
  useListReceivedQuery,
  useActAsClientMutation,
  useActAsFirmMutation,
} = requestsApi;

/** The response; null after a failure, which the mutation itself reports. */
async function responseOf<Response>(
  fulfilled: Promise<{ data: Response }>,
): Promise<Response | null> {
  return fulfilled.then(
    ({ data }) => data,
    () => null,
  );
}

/** The list with the request replaced by the API's response; a revoked request is in no list. */
function withResponse<One extends { id: number; status: string }>(
  list: One[],
  response: One,
): One[] {
  return list
    .map((request) => (request.id === response.id ? response : request))
    .filter(({ status }) => status !== 'revoked');
}
