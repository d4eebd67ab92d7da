import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { accountApi } from './account-api.ts';

const ownEvents = endpoint('get', '/auth/me/events/');

type OwnEvents = ResponseOf<typeof ownEvents>;
export type OwnEvent = OwnEvents[number];

const { useListOwnEventsQuery } = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /** Cached by account id, as the sessions are, and read again with them. */
    listOwnEvents: build.query<OwnEvents, number>({
      query: () => ownEvents,
      providesTags: ['Sessions'],
    }),
  }),
});

export { useListOwnEventsQuery };
