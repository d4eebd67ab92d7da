import { pagingLimits } from '@aangan/domain';
import fp from 'fastify-plugin';
import { createKept, type Kept } from './kept.ts';
import { stayFresh } from './stay-fresh.ts';
import { bytesOfAnswer, type StoredAnswer } from './stored-answer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    guestCache: GuestCache;
  }
}

/** What the public profile of a firm is answered from. */
export interface KeptProfile {
  answer: StoredAnswer;
  isVerified: boolean;
  accountId: number;
}

/** Of all designers or all vendors. What it holds is as new as the last {@link GuestCache.refresh}. */
export interface KeptFirms {
  /** Pages of the listing by their query. */
  lists: Kept<StoredAnswer>;
  /** Profiles that everyone may see, by their ids. */
  profiles: Kept<KeptProfile | 'none'>;
  /** The JSON of listing cards by the ids of the firms. */
  cards: Kept<string>;
  /** How many firms match a filter. */
  counts: Kept<number>;
  /** The same where there are more than are counted: that is as true after a few changes, so those do not drop it. */
  largeCounts: Kept<number>;
}

export interface GuestCache {
  /**
   * Drops what has changed: resolves when all is dropped that was changed by a transaction that had ended before the
   * call, in any process.
   */
  refresh(): Promise<void>;
  firms: Record<'designer' | 'vendor', KeptFirms>;
}

/** Of each kind of firm: lists, profiles and cards. */
const shares = 6;
const countsBytes = 1024 * 1024;

/**
 * Public answers, which are the same for every guest, kept in the memory of this process. Whoever answers from it asks
 * the database first what has changed, one small question for all who ask at once: so an answer is as new as one that
 * is put together for the request.
 */
export const guestCache = fp<{ guestCacheMegabytes: number }>(
  async (app, { guestCacheMegabytes }) => {
    const maxBytes = Math.floor((guestCacheMegabytes * 1024 * 1024) / shares);
    const firms = { designer: keptFirms(maxBytes), vendor: keptFirms(maxBytes) };
    const refresh = stayFresh({
      database: app.database,
      onChange: ({ kind, id }) => {
        if (kind === 'designer' || kind === 'vendor') dropFirm(firms[kind], id);
      },
      onAll: () => {
        for (const kept of Object.values(firms)) dropAll(kept);
      },
    });
    app.decorate('guestCache', { refresh, firms });
  },
  { name: 'guest-cache', dependencies: ['database'] },
);

function keptFirms(maxBytes: number): KeptFirms {
  const counts = { maxBytes: countsBytes, bytesOf: () => 8 };
  return {
    lists: createKept<StoredAnswer>({ maxBytes, bytesOf: bytesOfAnswer }),
    profiles: createKept<KeptProfile | 'none'>({
      maxBytes,
      bytesOf: (profile) => (profile === 'none' ? 0 : bytesOfAnswer(profile.answer)),
      isKept: (profile) => profile !== 'none' && profile.isVerified,
    }),
    cards: createKept<string>({ maxBytes, bytesOf: (card) => 2 * card.length }),
    counts: createKept<number>(counts),
    largeCounts: createKept<number>({
      ...counts,
      isKept: (count) => count > pagingLimits.countExactMax,
    }),
  };
}

function dropFirm({ lists, profiles, cards, counts }: KeptFirms, id: string): void {
  profiles.drop(id);
  cards.drop(id);
  lists.dropAll();
  counts.dropAll();
}

function dropAll({ largeCounts, ...kept }: KeptFirms): void {
  for (const one of Object.values(kept)) one.dropAll();
  largeCounts.dropAll();
}
