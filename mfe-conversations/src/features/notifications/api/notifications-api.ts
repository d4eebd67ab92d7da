import { apiBaseQuery } from '@aangan/api-client';
import { type components, endpoint } from '@aangan/api-client/endpoints';
import { createApi } from '@reduxjs/toolkit/query/react';

type Schemas = components['schemas'];

/** Something that the account was told. */
export type Notification = Schemas['Notification'];
type NotificationList = Schemas['NotificationList'];
/** The language of the texts. */
export type Language = NonNullable<Schemas['User']['language']>;

/** The API slice of the page of notifications. */
export const notificationsApi = createApi({
  reducerPath: 'conversations/notifications',
  baseQuery: apiBaseQuery,
  endpoints: (build) => ({
    /** The newest are the first page; each further one has older ones. */
    listNotifications: build.infiniteQuery<NotificationList, Language, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: language, pageParam: before }) =>
        endpoint('get', '/notifications/', {
          query: { language, ...(before !== null && { before }) },
        }),
    }),
    /** Marks one as read, or all up to one; they are shown as read at once, and as before where that fails. */
    markRead: build.mutation<
      Schemas['UnreadNotifications'],
      { language: Language; which: { id: number } | { up_to: number } }
    >({
      query: ({ which }) => endpoint('post', '/notifications/read/', { body: which }),
      async onQueryStarted({ language, which }, { dispatch, queryFulfilled }) {
        const isMarked = ({ id }: Notification) =>
          'id' in which ? id === which.id : id <= which.up_to;
        const marked = dispatch(
          notificationsApi.util.updateQueryData('listNotifications', language, ({ pages }) => {
            for (const one of pages.flatMap(({ results }) => results)) {
              if (isMarked(one)) one.is_read = true;
            }
          }),
        );
        await queryFulfilled.catch(marked.undo);
      },
    }),
  }),
});

export const { useListNotificationsInfiniteQuery, useMarkReadMutation } = notificationsApi;
