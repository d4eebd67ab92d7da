import {
  addressOf,
  type ChannelComposition,
  type ChannelStatus,
  type Channels,
  type ChannelValues,
  type CheckResult,
  type ComposeLink,
  type Endpoint,
  type HistoryPage,
  type JudgedCanary,
  type MoveResult,
  type PublishedRelease,
  type RemoteReports,
  type RequiredCheck,
  type Rollout,
  type RolloutRules,
  toRegistry,
  type ValueSetting,
} from '@aangan/registry-client';
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { sendInSession } from '../session/send-in-session.ts';
import { type ChannelGlance, readOverview } from './read-overview.ts';
import type { Release } from './release-json.ts';
import type { Outcome, Refusal } from './send-request.ts';

/** How often a change is sent whose releases are still being checked: for a quarter of an hour. */
const maxTries = 10;

/** Sends a request to the registry through the console's server. */
const askRegistry: BaseQueryFn<Endpoint<unknown>, unknown, Refusal> = async (asked, api) => {
  const isChange = asked.method !== 'get';
  const body = isChange ? (asked.data ?? {}) : undefined;
  const request = { method: asked.method.toUpperCase(), path: addressOf(asked), body };
  for (let tries = 1; ; tries += 1) {
    const outcome = await sendInSession(api, {
      path: '/requests',
      body: request,
      isPressed: isChange,
    });
    const isDone = !('error' in outcome) || outcome.error.code !== 'still_checking';
    if (isDone || tries >= maxTries) return outcome;
  }
};

/** An engine that a channel can require beside Chromium's. */
export type EngineBeside = 'gecko' | 'webkit';

/** A remote of low trust. */
interface LowTrustMark {
  name: string;
  grants: string[];
  by: string;
  why: string;
}

/** What a change of trust does; the lists are those of a mark. */
interface TrustChange {
  channels: string[];
  /** What a served release asks for and was not granted. */
  notGranted?: string[];
  /** What was granted and no served release asks for. */
  notAsked?: string[];
}

/** A release to put on a channel. */
export interface NamedRelease {
  name: string;
  release: string;
}

/** What can be decided about a rollout, beside ending its canary. */
export type RolloutWord = 'pause' | 'resume' | 'approve';

interface Change {
  channel: string;
  why: string;
}

/** A change that is refused where the channel has another revision than the one that was seen. */
interface ChangeOnRevision extends Change {
  revision: number;
}

/** The releases that replace the channel's own, as a query. */
const inPlace = (releases: readonly NamedRelease[]) =>
  releases.length === 0
    ? {}
    : { query: { releases: releases.map(({ name, release }) => `${name}@${release}`).join(',') } };

export const registryApi = createApi({
  reducerPath: 'registry',
  baseQuery: askRegistry,
  tagTypes: ['Channel', 'Release', 'Publishing'],
  endpoints: (build) => ({
    channels: build.query<Channels, void>({
      query: () => toRegistry('get', '/channels'),
      providesTags: ['Channel'],
    }),
    overview: build.query<ChannelGlance[], void>({
      queryFn: (_nothing, _api, _extra, ask) =>
        readOverview(
          async <Answer>(asked: Endpoint<Answer>) => (await ask(asked)) as Outcome<Answer>,
        ),
      providesTags: ['Channel'],
    }),
    status: build.query<ChannelStatus, string>({
      query: (channel) =>
        toRegistry('get', '/channels/{channel}/releases', { params: { channel } }),
      providesTags: ['Channel'],
    }),
    values: build.query<ChannelValues, string>({
      query: (channel) => toRegistry('get', '/channels/{channel}/values', { params: { channel } }),
      providesTags: ['Channel'],
    }),
    history: build.query<HistoryPage, { channel: string; cursor?: string }>({
      query: ({ channel, cursor }) =>
        toRegistry('get', '/history', { query: { channel, limit: '50', cursor } }),
      providesTags: ['Channel'],
    }),
    releases: build.query<PublishedRelease[], string>({
      query: (name) => toRegistry('get', '/releases', { query: { name } }),
      transformResponse: ({ results }: { results: PublishedRelease[] }) => results,
      providesTags: ['Channel'],
    }),
    release: build.query<Release, NamedRelease>({
      query: (params) =>
        toRegistry('get', '/releases/{name}/{release}', { params: pathOf(params) }),
      providesTags: ['Release'],
    }),
    releaseTypes: build.query<Record<string, string>, NamedRelease>({
      query: (params) =>
        toRegistry('get', '/releases/{name}/{release}/types', { params: pathOf(params) }),
      transformResponse: ({ exposes }: { exposes: Record<string, string> }) => exposes,
      providesTags: ['Release'],
    }),
    requiredCheck: build.query<
      RequiredCheck,
      { channel: string; releases: readonly NamedRelease[] }
    >({
      query: ({ channel, releases }) =>
        toRegistry('get', '/channels/{channel}/required-check', {
          params: { channel },
          ...inPlace(releases),
        }),
      providesTags: ['Channel'],
    }),
    composition: build.query<ChannelComposition, string>({
      query: (channel) => toRegistry('get', '/channels/{channel}', { params: { channel } }),
      providesTags: ['Channel'],
    }),
    canaries: build.query<JudgedCanary[], string>({
      query: (channel) =>
        toRegistry('get', '/channels/{channel}/canaries', { params: { channel } }),
      transformResponse: ({ results }: { results: JudgedCanary[] }) => results,
      providesTags: ['Channel'],
    }),
    reports: build.query<RemoteReports, { name: string; channel: string }>({
      query: ({ name, channel }) =>
        toRegistry('get', '/reports/{name}', { params: { name }, query: { channel } }),
      providesTags: ['Channel'],
    }),
    rollBack: build.mutation<MoveResult, Change & { names: readonly string[]; revision: number }>({
      query: ({ channel, names, why, revision }) =>
        toRegistry('post', '/channels/{channel}/rollbacks', {
          params: { channel },
          body: { releases: names.map((name) => ({ name })), why, expectedRevision: revision },
        }),
      invalidatesTags: ['Channel'],
    }),
    switchExtension: build.mutation<
      MoveResult,
      Change & {
        name: string;
        extension: { slot: string; expose?: string | undefined; path?: string | undefined };
        isOff: boolean;
        revision: number;
      }
    >({
      query: ({ channel, name, extension, isOff, why, revision }) =>
        toRegistry('post', '/channels/{channel}/switches', {
          params: { channel },
          body: {
            names: [name],
            extension,
            isOff,
            why,
            expectedRevision: revision,
          },
        }),
      invalidatesTags: ['Channel'],
    }),
    setValue: build.mutation<
      MoveResult,
      Change & { remote: string; name: string; to: ValueSetting | undefined; revision: number }
    >({
      query: ({ channel, remote, name, to, why, revision }) =>
        toRegistry('post', '/channels/{channel}/values', {
          params: { channel },
          body: { remote, values: [{ name, to }], why, expectedRevision: revision },
        }),
      invalidatesTags: ['Channel'],
    }),
    requireLanguages: build.mutation<
      { requires: string[] },
      ChangeOnRevision & { requires: readonly string[] }
    >({
      query: ({ channel, requires, why, revision }) =>
        toRegistry('post', '/channels/{channel}/required-languages', {
          params: { channel },
          body: { requires: [...requires], why, expectedRevision: revision },
        }),
      invalidatesTags: ['Channel'],
    }),
    requireEngines: build.mutation<
      { engines: EngineBeside[] },
      ChangeOnRevision & { engines: readonly EngineBeside[] }
    >({
      query: ({ channel, engines, why, revision }) =>
        toRegistry('post', '/channels/{channel}/required-engines', {
          params: { channel },
          body: { engines: [...engines], why, expectedRevision: revision },
        }),
      invalidatesTags: ['Channel'],
    }),
    requireProvenance: build.mutation<
      { requiresProvenance: boolean },
      ChangeOnRevision & { isRequired: boolean }
    >({
      query: ({ channel, isRequired, why, revision }) =>
        toRegistry('post', '/channels/{channel}/required-provenance', {
          params: { channel },
          body: { isRequired, why, expectedRevision: revision },
        }),
      invalidatesTags: ['Channel'],
    }),
    lowTrust: build.query<{ results: LowTrustMark[] }, void>({
      query: () => toRegistry('get', '/low-trust', {}),
      providesTags: ['Channel'],
    }),
    setTrust: build.mutation<
      TrustChange,
      { name: string; grants: readonly string[] | null; why: string }
    >({
      query: ({ name, grants, why }) =>
        grants
          ? toRegistry('put', '/low-trust/{name}', {
              params: { name },
              body: { grants: [...grants], why },
            })
          : toRegistry('post', '/low-trust/{name}/end', { params: { name }, body: { why } }),
      invalidatesTags: ['Channel'],
    }),
    rollBackSet: build.mutation<MoveResult, Change & { revision: number }>({
      query: ({ channel, revision, why }) =>
        toRegistry('post', '/channels/{channel}/change-sets/{revision}/rollback', {
          params: { channel, revision: String(revision) },
          body: { why },
        }),
      invalidatesTags: ['Channel'],
    }),
    promote: build.mutation<
      MoveResult,
      Change & {
        releases: readonly NamedRelease[];
        revision: number;
        /** The share of visitors, in percent; absent for all. */
        canary?: number | undefined;
        /** The steps by which the platform widens it. */
        steps?: Rollout['steps'] | undefined;
      }
    >({
      query: ({ channel, releases, why, revision, canary, steps }) =>
        toRegistry('post', '/channels/{channel}/releases', {
          params: { channel },
          body: { releases, why, canary, steps, expectedRevision: revision },
        }),
      invalidatesTags: ['Channel'],
    }),
    decideRollout: build.mutation<
      unknown,
      Change & { word: RolloutWord; name: string; revision: number }
    >({
      query: ({ word, channel, name, why, revision }) => {
        const of = { params: { channel, name }, body: { why, expectedRevision: revision } };
        switch (word) {
          case 'pause':
            return toRegistry('post', '/channels/{channel}/rollouts/{name}/pause', of);
          case 'resume':
            return toRegistry('post', '/channels/{channel}/rollouts/{name}/resume', of);
          case 'approve':
            return toRegistry('post', '/channels/{channel}/rollouts/{name}/approval', of);
        }
      },
      invalidatesTags: ['Channel'],
    }),
    setRolloutRules: build.mutation<RolloutRules, ChangeOnRevision & { rules: RolloutRules }>({
      query: ({ channel, rules, why, revision }) =>
        toRegistry('post', '/channels/{channel}/rollout-rules', {
          params: { channel },
          body: { ...rules, why, expectedRevision: revision },
        }),
      invalidatesTags: ['Channel'],
    }),
    /** Everything for which the gate would refuse the releases. It opens the pages, which takes a while. */
    checkReleases: build.mutation<
      CheckResult,
      { channel: string; releases: readonly NamedRelease[] }
    >({
      query: ({ channel, releases }) =>
        toRegistry('post', '/channels/{channel}/checks', {
          params: { channel },
          body: { releases },
        }),
    }),
    composeGrant: build.mutation<ComposeLink, string>({
      query: (link) => toRegistry('post', '/compose-grants', { body: { link } }),
    }),
    composeLink: build.mutation<
      ComposeLink,
      {
        channel: string;
        releases: readonly NamedRelease[];
        /** Servers on the computer of the person who opens the link. */
        locals: readonly { name: string; origin: string }[];
        hours: number;
      }
    >({
      query: (wanted) =>
        toRegistry('post', '/compose-links', { body: { ...wanted, isComplete: true } }),
    }),
  }),
});

/** Picks the path's parameters, since the argument may have more fields. */
export const pathOf = ({ name, release }: NamedRelease) => ({ name, release });

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
  useCanariesQuery,
  useRollBackMutation,
  useRequireEnginesMutation,
  useRequireLanguagesMutation,
  useRequireProvenanceMutation,
  useRollBackSetMutation,
  useSwitchExtensionMutation,
  useLowTrustQuery,
  useSetTrustMutation,
  useValuesQuery,
  useSetValueMutation,
  usePromoteMutation,
  useDecideRolloutMutation,
  useSetRolloutRulesMutation,
  useCheckReleasesMutation,
  useComposeGrantMutation,
  useComposeLinkMutation,
} = registryApi;

/** Polls what is shown while the tab has focus. */
export const live = { pollingInterval: 5_000, skipPollingIfUnfocused: true } as const;
