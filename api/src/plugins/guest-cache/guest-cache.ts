import { pagingLimits } from '@aangan/domain';
import { type CoalescingCache, createCoalescingCache } from '@aangan/server/coalescing-cache';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { readingMethods } from '../reading-methods.ts';
import { stayFresh } from './stay-fresh.ts';
import { bytesOfAnswer, type StoredAnswer } from './stored-answer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    guestCache: GuestCache;
  }
}

/** What is answered of a firm that may not be public yet. */
export interface CachedFirmAnswer {
  answer: StoredAnswer;
  isVerified: boolean;
  accountId: number;
}

/** Of all designers or all vendors. As new as the last {@link GuestCache.refresh}. */
export interface FirmCaches {
  /** Pages of the listing by their query. */
  lists: CoalescingCache<StoredAnswer>;
  /** Profiles that everyone may see, by their ids. */
  profiles: CoalescingCache<CachedFirmAnswer | 'none'>;
  /** Its projects by its id, and one of them by both ids. */
  projects: CoalescingCache<CachedFirmAnswer | 'none'>;
  /** The JSON of listing cards by the ids of the firms. */
  cards: CoalescingCache<string>;
  /** How many firms match a filter. */
  counts: CoalescingCache<number>;
  /**
   * The same where at least {@link largeCountMin} were counted. Each change of a firm takes one of them away at the most,
   * so that there are still more than are told exactly until as many have changed as were counted beyond that.
   */
  largeCounts: CoalescingCache<number>;
  /**
   * How many firms have each value of a filter, by the filter and what else narrows them; a few changes do not drop it.
   * Every visitor of a listing asks for the same few, and each reads all firms that are left.
   */
  largeChoices: CoalescingCache<readonly ValueCount[]>;
}

/** How many firms have a value of a column. */
export interface ValueCount {
  value: string | readonly string[];
  count: number;
}

export interface GuestCache {
  /**
   * A hook of routes that answer from this cache: drops answers about firms that have changed.
   * When it resolves, no answer is older than GUEST_ANSWERS_SECONDS. A signed-in reader, a request with
   * `Cache-Control: no-cache` and the first request after a write by this process get no answer from before the call.
   */
  refresh(request: FastifyRequest): Promise<void>;
  firms: Record<'designer' | 'vendor', FirmCaches>;
  /** The JSON of cards of what can be saved, of any firm, by the names of the things. */
  thingCards: CoalescingCache<string>;
}

/** Of each kind of firm lists, profiles, projects and cards; and the cards of things. */
const shares = 9;
const countsBytes = 1024 * 1024;
const choicesBytes = 8 * 1024 * 1024;
/** Of a value with its count: several short words. */
const bytesOfValue = 200;
/** No answer is older, whatever changes without being told. */
const answersMs = 5_000;
const cardsMs = 60_000;
/** What changes without being told, such as by hand in the database, is seen by then. */
const largeCountsMs = 10 * 60_000;

/** So many firms may change before what is kept of more than are told exactly could be wrong. */
const changesMax = 100;
/** A filter is counted up to this number. */
export const largeCountMin = pagingLimits.countExactMax + 1 + changesMax;

interface GuestCacheOptions {
  guestCacheMegabytes: number;
  guestAnswersSeconds: number;
}

/**
 * Public answers, the same for every reader, kept in the memory of this process. The triggers that tell edges what has
 * changed tell it too what to drop.
 */
export const guestCache = fp<GuestCacheOptions>(
  async (app, { guestCacheMegabytes, guestAnswersSeconds }) => {
    const maxBytes = Math.floor((guestCacheMegabytes * 1024 * 1024) / shares);
    const thingCards = createCardCache(maxBytes);
    const firms = { designer: createFirmCaches(maxBytes), vendor: createFirmCaches(maxBytes) };
    const changes = { designer: 0, vendor: 0 };
    const freshness = stayFresh({
      database: app.database,
      ageMs: guestAnswersSeconds * 1_000,
      onChange: ({ kind, id }) => {
        if (kind !== 'designer' && kind !== 'vendor') return;
        dropFirm(firms[kind], id);
        thingCards.dropAll();
        changes[kind] += 1;
        if (changes[kind] < changesMax) return;
        changes[kind] = 0;
        firms[kind].largeCounts.dropAll();
      },
      onAll: () => {
        for (const caches of Object.values(firms)) dropAll(caches);
        thingCards.dropAll();
      },
    });
    app.decorate('guestCache', {
      refresh: async (request) => {
        await (mustBeNew(request) ? freshness.refreshNow() : freshness.refresh());
      },
      firms,
      thingCards,
    });
    // Before the writer can ask for what it has changed.
    app.addHook('onSend', async ({ method }) => {
      if (!readingMethods.includes(method)) freshness.expire();
    });
  },
  { name: 'guest-cache', dependencies: ['database'] },
);

/** A signed-in reader may be the firm itself; an edge that keeps what it is answered asks without caches. */
function mustBeNew({ headers }: FastifyRequest): boolean {
  return headers.authorization !== undefined || headers['cache-control'] === 'no-cache';
}

const createCardCache = (maxBytes: number) =>
  createCoalescingCache<string>({
    maxBytes,
    maxAgeMs: cardsMs,
    bytesOf: (card) => 2 * card.length,
  });

const createFirmAnswerCache = (maxBytes: number) =>
  createCoalescingCache<CachedFirmAnswer | 'none'>({
    maxBytes,
    maxAgeMs: answersMs,
    bytesOf: (found) => (found === 'none' ? 0 : bytesOfAnswer(found.answer)),
    isCached: (found) => found !== 'none' && found.isVerified,
  });

function createFirmCaches(maxBytes: number): FirmCaches {
  const counts = { maxBytes: countsBytes, maxAgeMs: answersMs, bytesOf: () => 8 };
  return {
    lists: createCoalescingCache<StoredAnswer>({
      maxBytes,
      maxAgeMs: answersMs,
      bytesOf: bytesOfAnswer,
    }),
    profiles: createFirmAnswerCache(maxBytes),
    projects: createFirmAnswerCache(maxBytes),
    cards: createCardCache(maxBytes),
    counts: createCoalescingCache<number>(counts),
    largeCounts: createCoalescingCache<number>({
      ...counts,
      maxAgeMs: largeCountsMs,
      isCached: (count) => count >= largeCountMin,
    }),
    largeChoices: createCoalescingCache<readonly ValueCount[]>({
      maxBytes: choicesBytes,
      maxAgeMs: answersMs,
      bytesOf: (values) => bytesOfValue * values.length,
      isCached: (values) =>
        values.reduce((sum, { count }) => sum + count, 0) > pagingLimits.countExactMax,
    }),
  };
}

function dropFirm({ lists, profiles, projects, cards, counts }: FirmCaches, id: string): void {
  profiles.drop(id);
  projects.dropAll();
  cards.drop(id);
  lists.dropAll();
  counts.dropAll();
}

function dropAll(caches: FirmCaches): void {
  for (const one of Object.values(caches)) one.dropAll();
}
