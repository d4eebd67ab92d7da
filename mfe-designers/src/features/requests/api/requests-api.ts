import { apiBaseQuery } from '@aangan/api-client';
import { type components, endpoint } from '@aangan/api-client/endpoints';
import { createApi } from '@reduxjs/toolkit/query/react';

export type SentRequest = components['schemas']['ConnectionRequest'];
export type ReceivedRequest = components['schemas']['ReceivedRequest'];

/** What a client can do about a request, and what the firm that got it can. */
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
 * Connection requests, from either side. Nothing is shown before the server has said it: the other side may
 * have been faster. Its answer takes the request's place; a refusal has the list asked for anew.
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
      invalidatesTags: (_answer, error) => (error ? ['Requests'] : []),
      onQueryStarted: async (_act, { dispatch, queryFulfilled }): Promise<void> => {
        const answer = await answerOf(queryFulfilled);
        if (!answer) return;
        dispatch(
          requestsApi.util.updateQueryData('listSent', undefined, (list) =>
            withAnswer(list, answer),
          ),
        );
      },
    }),
    actAsFirm: build.mutation<ReceivedRequest, FirmAct>({
      query: ({ id, act }) => endpoint('post', firmActs[act], { params: { id } }),
      invalidatesTags: (_answer, error) => (error ? ['Requests'] : []),
      onQueryStarted: async (_act, { dispatch, queryFulfilled }): Promise<void> => {
        const answer = await answerOf(queryFulfilled);
        if (!answer) return;
        dispatch(
          requestsApi.util.updateQueryData('listReceived', undefined, (list) =>
            withAnswer(list, answer),
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

/** Whoever acted is told of a failure by the mutation itself: null here. */
async function answerOf<Answer>(fulfilled: Promise<{ data: Answer }>): Promise<Answer | null> {
  return fulfilled.then(
    ({ data }) => data,
    () => null,
  );
}

/** A list with a request as the server has it now; a revoked one is in nobody's list. */
function withAnswer<One extends { id: number; status: string }>(list: One[], answer: One): One[] {
  return list
    .map((request) => (request.id === answer.id ? answer : request))
    .filter(({ status }) => status !== 'revoked');
}
