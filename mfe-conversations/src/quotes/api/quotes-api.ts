import { apiBaseQuery } from '@aangan/api-client';
import { type components, endpoint } from '@aangan/api-client/endpoints';
import { createApi } from '@reduxjs/toolkit/query/react';

type Schemas = components['schemas'];

/** A quote in the list of a conversation. */
export type QuoteCardData = Schemas['QuoteCard'];
/** A quote as its side sees it. */
export type QuoteDetail = Schemas['QuoteDetail'];
/** A version that was sent. */
export type QuoteVersion = Schemas['QuoteVersion'];
/** What was read of a sheet. */
export type SheetLines = Schemas['SheetLines'];
type QuoteTemplateCard = { id: number; name: string; updated_at: string };

/** What is asked again after events. */
export const quoteTag = 'Quote' as const;
const templatesTag = 'Templates' as const;
const pricesTag = 'Prices' as const;

/** The API slice of quotes. What is being typed is saved without it: see `use-saved-draft.ts`. */
export const quotesApi = createApi({
  reducerPath: 'conversations/quotes',
  baseQuery: apiBaseQuery,
  tagTypes: [quoteTag, templatesTag, pricesTag],
  endpoints: (build) => ({
    /** The quotes of a conversation, the last changed first. */
    listQuotes: build.query<QuoteCardData[], number>({
      query: (conversation) => endpoint('get', '/quotes/', { query: { conversation } }),
      transformResponse: ({ results }: { results: QuoteCardData[] }) => results,
      providesTags: [quoteTag],
    }),
    readQuote: build.query<QuoteDetail, number>({
      query: (id) => endpoint('get', '/quotes/{id}/', { params: { id } }),
      providesTags: [quoteTag],
    }),
    /** What was sent never changes. */
    readVersion: build.query<QuoteVersion, { id: number; version: number }>({
      query: (params) => endpoint('get', '/quotes/{id}/versions/{version}/', { params }),
    }),
    beginQuote: build.mutation<QuoteDetail, { conversation: number; key: string }>({
      query: ({ conversation, key }) =>
        endpoint('post', '/quotes/', { body: { conversation }, idempotencyKey: key }),
      invalidatesTags: [quoteTag],
    }),
    removeQuote: build.mutation<unknown, number>({
      query: (id) => endpoint('delete', '/quotes/{id}/', { params: { id } }),
      invalidatesTags: (_result, error) => (error ? [] : [quoteTag]),
    }),
    sendQuote: build.mutation<QuoteDetail, { id: number; revision: number }>({
      query: ({ id, revision }) =>
        endpoint('post', '/quotes/{id}/send/', { params: { id }, body: { revision } }),
      invalidatesTags: [quoteTag],
    }),
    // Also after a refusal: what another tab or the other side has done is shown then.
    acceptQuote: build.mutation<QuoteDetail, { id: number; version: number }>({
      query: ({ id, version }) =>
        endpoint('post', '/quotes/{id}/accept/', { params: { id }, body: { version } }),
      invalidatesTags: [quoteTag],
    }),
    declineQuote: build.mutation<QuoteDetail, { id: number; version: number; reason: string }>({
      query: ({ id, ...body }) =>
        endpoint('post', '/quotes/{id}/decline/', { params: { id }, body }),
      invalidatesTags: [quoteTag],
    }),
    withdrawQuote: build.mutation<QuoteDetail, { id: number; reason: string }>({
      query: ({ id, ...body }) =>
        endpoint('post', '/quotes/{id}/withdraw/', { params: { id }, body }),
      invalidatesTags: [quoteTag],
    }),
    askAboutQuote: build.mutation<
      unknown,
      { id: number; body: { id: string; version: number; line: string | null; text: string } }
    >({
      query: ({ id, body }) => endpoint('post', '/quotes/{id}/ask/', { params: { id }, body }),
    }),
    listTemplates: build.query<QuoteTemplateCard[], void>({
      query: () => endpoint('get', '/quotes/templates/'),
      transformResponse: ({ results }: { results: QuoteTemplateCard[] }) => results,
      providesTags: [templatesTag],
    }),
    addTemplate: build.mutation<
      Schemas['QuoteTemplate'],
      { name: string; content: Schemas['QuoteContent']; key: string }
    >({
      query: ({ key, ...body }) =>
        endpoint('post', '/quotes/templates/', { body, idempotencyKey: key }),
      invalidatesTags: [templatesTag],
    }),
    removeTemplate: build.mutation<unknown, number>({
      query: (id) => endpoint('delete', '/quotes/templates/{id}/', { params: { id } }),
      invalidatesTags: [templatesTag],
    }),
    readPrices: build.query<Schemas['PriceList'], void>({
      query: () => endpoint('get', '/quotes/prices/'),
      providesTags: [pricesTag],
    }),
    // Also after a refusal, which says that another tab has saved.
    savePrices: build.mutation<Schemas['PriceList'], Schemas['PriceList']>({
      query: (body) => endpoint('put', '/quotes/prices/', { body }),
      invalidatesTags: [pricesTag],
    }),
  }),
});

export const {
  useListQuotesQuery,
  useReadQuoteQuery,
  useReadVersionQuery,
  useBeginQuoteMutation,
  useRemoveQuoteMutation,
  useSendQuoteMutation,
  useAcceptQuoteMutation,
  useDeclineQuoteMutation,
  useWithdrawQuoteMutation,
  useAskAboutQuoteMutation,
  useListTemplatesQuery,
  useAddTemplateMutation,
  useRemoveTemplateMutation,
  useReadPricesQuery,
  useSavePricesMutation,
} = quotesApi;
