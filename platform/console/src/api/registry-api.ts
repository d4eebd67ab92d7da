import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { sendInSession } from '../session/send-in-session.ts';
import type * as answers from './answers.ts';
import { readOverview } from './read-overview.ts';
import type { Refusal } from './send-request.ts';

interface Asked {
  path: string;
  /** Sent as a POST; without it the request reads. */
  body?: unknown;
}

/** Sends a request to the registry through the console's server. */
const askRegistry: BaseQueryFn<Asked, unknown, Refusal> = async ({ path, body }, api) => {
  const request = { method: body === undefined ? 'GET' : 'POST', path: `/platform${path}`, body };
  return sendInSession(api, { path: '/requests', body: request, isPressed: body !== undefined });
};

/** A release to put on a channel. */
export interface NamedRelease {
  name: string;
  release: string;
}

interface Change {
  channel: string;
  why: string;
}

/** As a query: the releases that are put in place of the channel's own. */
const inPlace = (releases: readonly NamedRelease[]) =>
  releases.length === 0
    ? ''
    : `?releases=${releases.map(({ name, release }) => `${name}@${release}`).join(',')}`;

export const registryApi = createApi({
  reducerPath: 'registry',
  baseQuery: askRegistry,
  tagTypes: ['Channel', 'Release'],
  endpoints: (build) => ({
    channels: build.query<answers.Channels, void>({
      query: () => ({ path: '/channels' }),
      providesTags: ['Channel'],
    }),
    overview: build.query<answers.ChannelGlance[], void>({
      queryFn: (_nothing, _api, _extra, ask) => readOverview(async (asked) => ask(asked)),
      providesTags: ['Channel'],
    }),
    status: build.query<answers.ChannelStatus, string>({
      query: (channel) => ({ path: `/channels/${channel}/releases` }),
      providesTags: ['Channel'],
    }),
    history: build.query<answers.HistoryPage, { channel: string; cursor?: string }>({
      query: ({ channel, cursor }) => ({
        path: `/history?channel=${channel}&limit=50${cursor ? `&cursor=${cursor}` : ''}`,
      }),
      providesTags: ['Channel'],
    }),
    releases: build.query<answers.PublishedRelease[], string>({
      query: (name) => ({ path: `/releases?name=${name}` }),
      transformResponse: ({ results }: { results: answers.PublishedRelease[] }) => results,
      providesTags: ['Channel'],
    }),
    release: build.query<answers.Release, NamedRelease>({
      query: ({ name, release }) => ({ path: `/releases/${name}/${release}` }),
      providesTags: ['Release'],
    }),
    releaseTypes: build.query<Record<string, string>, NamedRelease>({
      query: ({ name, release }) => ({ path: `/releases/${name}/${release}/types` }),
      transformResponse: ({ exposes }: { exposes: Record<string, string> }) => exposes,
      providesTags: ['Release'],
    }),
    requiredCheck: build.query<
      answers.RequiredCheck,
      { channel: string; releases: readonly NamedRelease[] }
    >({
      query: ({ channel, releases }) => ({
        path: `/channels/${channel}/required-check${inPlace(releases)}`,
      }),
      providesTags: ['Channel'],
    }),
    composition: build.query<answers.Composition, string>({
      query: (channel) => ({ path: `/channels/${channel}` }),
      providesTags: ['Channel'],
    }),
    reports: build.query<answers.RemoteReports, { name: string; channel: string }>({
      query: ({ name, channel }) => ({ path: `/reports/${name}?channel=${channel}` }),
      providesTags: ['Channel'],
    }),
    rollBack: build.mutation<unknown, Change & { names: readonly string[]; revision: number }>({
      query: ({ channel, names, why, revision }) => ({
        path: `/channels/${channel}/rollbacks`,
        body: { releases: names.map((name) => ({ name })), why, expected_revision: revision },
      }),
      invalidatesTags: ['Channel'],
    }),
    rollBackSet: build.mutation<unknown, Change & { revision: number }>({
      query: ({ channel, revision, why }) => ({
        path: `/channels/${channel}/change-sets/${revision}/rollback`,
        body: { why },
      }),
      invalidatesTags: ['Channel'],
    }),
    promote: build.mutation<
      unknown,
      Change & {
        releases: readonly NamedRelease[];
        revision: number;
        /** Only for so many percent of the visitors. */
        canary?: number | undefined;
      }
    >({
      query: ({ channel, releases, why, revision, canary }) => ({
        path: `/channels/${channel}/releases`,
        body: { releases, why, canary, expected_revision: revision },
      }),
      invalidatesTags: ['Channel'],
    }),
    /** All that the gate would refuse: it opens the pages, which takes a while. */
    checkReleases: build.mutation<
      { problems: string[] },
      { channel: string; releases: readonly NamedRelease[] }
    >({
      query: ({ channel, releases }) => ({
        path: `/channels/${channel}/checks`,
        body: { releases },
      }),
    }),
    composeGrant: build.mutation<answers.ComposeGrant, string>({
      query: (link) => ({ path: '/compose-grants', body: { link } }),
    }),
    composeLink: build.mutation<
      answers.ComposeLink,
      {
        channel: string;
        releases: readonly NamedRelease[];
        /** Servers on the computer of who opens the link. */
        locals: readonly { name: string; origin: string }[];
        hours: number;
      }
    >({
      query: (wanted) => ({
        path: '/compose-links',
        body: { ...wanted, is_complete: true },
      }),
    }),
  }),
});

export const {
  useOverviewQuery,
  useChannelsQuery,
  useStatusQuery,
  useHistoryQuery,
  useReleasesQuery,
  useReleaseQuery,
  useReleaseTypesQuery,
  useRequiredCheckQuery,
  useCompositionQuery,
  useReportsQuery,
  useRollBackMutation,
  useRollBackSetMutation,
  usePromoteMutation,
  useCheckReleasesMutation,
  useComposeGrantMutation,
  useComposeLinkMutation,
} = registryApi;

/** How often what is shown is asked again while the tab is seen. */
export const live = { pollingInterval: 5_000, skipPollingIfUnfocused: true } as const;
