import { apiBaseQuery } from '@aangan/api-client';
import { type components, type Endpoint, endpoint } from '@aangan/api-client/endpoints';
import { maxThingCards } from '@aangan/domain';
import type { Brief } from '@aangan/domain/quotes';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { Attachment } from './conversations-api.ts';

type Schemas = components['schemas'];

/** A brief as its client writes it. */
export type OwnBrief = Schemas['OwnBrief'];
/** A brief as the firm of a request reads it. */
export type ReceivedBrief = Schemas['ReceivedBrief'];
export type BriefCard = Schemas['BriefCard'];
export type ThingCard = Schemas['ThingCard'];
export type QuoteCard = Schemas['QuoteCard'];
export type QuotesSideBySide = Schemas['QuotesSideBySide'];

/** Addresses of files work for at least an hour; what is shown longer is asked for again. */
const addressesWorkMs = 50 * 60_000;
const boardPage = 60;

/** The API slice of briefs and of what is compared for them. */
export const briefsApi = createApi({
  reducerPath: 'conversations/briefs',
  baseQuery: apiBaseQuery,
  tagTypes: ['Briefs', 'Brief'],
  endpoints: (build) => ({
    listBriefs: build.query<BriefCard[], void>({
      query: () => endpoint('get', '/briefs/'),
      transformResponse: ({ results }: { results: BriefCard[] }) => results,
      providesTags: ['Briefs'],
    }),
    readBrief: build.query<OwnBrief, number>({
      query: (id) => endpoint('get', '/briefs/{id}/', { params: { id } }),
      providesTags: (_result, _error, id) => [{ type: 'Brief', id }],
    }),
    readReceivedBrief: build.query<ReceivedBrief, number>({
      query: (id) => endpoint('get', '/briefs/received/{id}/', { params: { id } }),
    }),
    addBrief: build.mutation<OwnBrief, { idempotencyKey: string }>({
      query: ({ idempotencyKey }) => endpoint('post', '/briefs/', { body: {}, idempotencyKey }),
      invalidatesTags: ['Briefs'],
    }),
    saveBrief: build.mutation<OwnBrief, { id: number; revision: number; content: Partial<Brief> }>({
      query: ({ id, revision, content }) =>
        endpoint('patch', '/briefs/{id}/', { params: { id }, body: { revision, ...content } }),
      invalidatesTags: ['Briefs'],
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => null);
        if (saved) void dispatch(briefsApi.util.upsertQueryData('readBrief', id, saved.data));
      },
    }),
    shareBrief: build.mutation<OwnBrief, { id: number; revision: number }>({
      query: ({ id, revision }) =>
        endpoint('post', '/briefs/{id}/share/', { params: { id }, body: { revision } }),
      invalidatesTags: (_result, _error, { id }) => [{ type: 'Brief', id }],
    }),
    removeBrief: build.mutation<unknown, number>({
      query: (id) => endpoint('delete', '/briefs/{id}/', { params: { id } }),
      invalidatesTags: ['Briefs'],
    }),
    listOwnBoards: build.query<Schemas['Board'][], void>({
      query: () => endpoint('get', '/boards/'),
      transformResponse: ({ boards }: { boards: Schemas['Board'][] }) => boards,
    }),
    readBoard: build.infiniteQuery<Schemas['BoardPage'], number, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ next }, _pages, page) => (next ? page + 1 : undefined),
      },
      query: ({ queryArg: id, pageParam: page }) =>
        endpoint('get', '/boards/{id}/', { params: { id }, query: { page, page_size: boardPage } }),
    }),
    /** The cards of pictures of boards, in their order. */
    thingCards: build.query<ThingCard[], readonly string[]>({
      query: (things) =>
        endpoint('get', '/boards/things/', {
          query: { things: things.slice(0, maxThingCards).join(',') },
        }),
      transformResponse: ({ results }: { results: ThingCard[] }) => results,
    }),
    /** The quotes that the firms of a brief have sent, by the ids of their conversations. */
    quotesOfConversations: build.query<QuoteCard[], readonly number[]>({
      async queryFn(conversations, _api, _options, ask) {
        const answers = await Promise.all(
          conversations.map((conversation) =>
            ask(endpoint('get', '/quotes/', { query: { conversation } })),
          ),
        );
        const failed = answers.find(({ error }) => error !== undefined);
        if (failed?.error) return { error: failed.error };
        const lists = answers.map(({ data }) => data as { results: QuoteCard[] });
        return { data: lists.flatMap(({ results }) => results) };
      },
    }),
    compareQuotes: build.query<QuotesSideBySide, readonly number[]>({
      query: (ids) => endpoint('get', '/quotes/side-by-side/', { query: { ids: ids.join(',') } }),
    }),
  }),
});

export const {
  useListBriefsQuery,
  useAddBriefMutation,
  useSaveBriefMutation,
  useShareBriefMutation,
  useRemoveBriefMutation,
  useListOwnBoardsQuery,
  useReadBoardInfiniteQuery,
  useThingCardsQuery,
  useQuotesOfConversationsQuery,
  useCompareQuotesQuery,
} = briefsApi;

/** An own brief, with addresses of files that work while it is shown. */
export const useOwnBrief = (id: number) =>
  briefsApi.useReadBriefQuery(id, {
    pollingInterval: addressesWorkMs,
    refetchOnMountOrArgChange: true,
  });

/** The brief of a request, with addresses of files that work while it is shown. */
export const useReceivedBrief = (request: number) =>
  briefsApi.useReadReceivedBriefQuery(request, {
    pollingInterval: addressesWorkMs,
    refetchOnMountOrArgChange: true,
  });

/** The request that uploads a photo or a floor plan of a brief. */
export function newBriefFile(id: number, file: File, idempotencyKey: string): Endpoint<Attachment> {
  const data = new FormData();
  data.set('name', file.name);
  data.set('file', file);
  return {
    ...endpoint('post', '/briefs/{id}/files/', { params: { id }, idempotencyKey }),
    data,
  };
}
