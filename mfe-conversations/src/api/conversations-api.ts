import { apiBaseQuery } from '@aangan/api-client';
import { type components, endpoint } from '@aangan/api-client/endpoints';
import { createApi } from '@reduxjs/toolkit/query/react';

type Schemas = components['schemas'];

/** A conversation in the list. */
export type ConversationCard = Schemas['ConversationCard'];
/** A conversation with some of its messages. */
export type Conversation = Schemas['Conversation'];
/** What one side wrote to the other. */
export type Message = Schemas['Message'];
/** A file of a message. */
export type Attachment = Schemas['Attachment'];
/** The sides of a conversation. */
export type Side = Message['side'];

/** What is asked again after events: the list, and a thread by its id. */
export const listTag = 'List' as const;
export const threadTag = 'Thread' as const;

/** Addresses of attachments work for at least an hour; what is shown longer is asked for again. */
const addressesWorkMs = 50 * 60_000;

const pageSize = 30;

/** The API slice of the pages of conversations. */
export const conversationsApi = createApi({
  reducerPath: 'conversations/conversations',
  baseQuery: apiBaseQuery,
  tagTypes: [listTag, threadTag],
  endpoints: (build) => ({
    listConversations: build.infiniteQuery<Schemas['ConversationPage'], void, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ next }, _pages, page) => (next ? page + 1 : undefined),
      },
      query: ({ pageParam: page }) =>
        endpoint('get', '/conversations/', { query: { page, page_size: pageSize } }),
      providesTags: [listTag],
    }),
    /** The newest messages are the first page; each further one has those before. */
    readThread: build.infiniteQuery<Conversation, number, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ has_earlier, messages }) =>
          has_earlier ? messages[0]?.sequence : undefined,
      },
      query: ({ queryArg: id, pageParam: before }) =>
        endpoint('get', '/conversations/{id}/', {
          params: { id },
          query: before === null ? {} : { before },
        }),
      providesTags: (_result, _error, id) => [{ type: threadTag, id }],
    }),
  }),
});

export const { useListConversationsInfiniteQuery } = conversationsApi;

/** The thread of a conversation, with addresses of attachments that work while it is shown. */
export const useThread = (id: number) =>
  conversationsApi.useReadThreadInfiniteQuery(id, {
    pollingInterval: addressesWorkMs,
    refetchOnMountOrArgChange: true,
  });
