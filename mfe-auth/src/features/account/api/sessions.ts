import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { accountApi } from './account-api.ts';

const ownSessions = endpoint('get', '/auth/sessions/');

type SessionList = ResponseOf<typeof ownSessions>;
export type OwnSession = SessionList[number];

const { useListSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } =
  accountApi.injectEndpoints({
    endpoints: (build) => ({
      /** Cached by account id: after a change of the account in the same page, the cache of the other one is not shown. */
      listSessions: build.query<SessionList, number>({
        query: () => ownSessions,
        providesTags: ['Sessions'],
      }),
      endSession: build.mutation<void, string>({
        query: (id) => endpoint('delete', '/auth/sessions/{id}/', { params: { id } }),
        invalidatesTags: ['Sessions'],
      }),
      endOtherSessions: build.mutation<void, void>({
        query: () => endpoint('delete', '/auth/sessions/'),
        invalidatesTags: ['Sessions'],
      }),
    }),
  });

export { useEndOtherSessionsMutation, useEndSessionMutation, useListSessionsQuery };
