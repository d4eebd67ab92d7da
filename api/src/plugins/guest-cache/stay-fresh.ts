import type { Database } from '@aangan/server';
import {
  maxChanges,
  type PublicChange,
  type PublicState,
  readUnseenChanges,
} from '../../public-changes/public-change.repository.ts';
import type { Tables } from '../../tables.ts';

interface FreshOptions {
  database: Database<Tables>;
  /** How long an answer of the database counts, in milliseconds. */
  ageMs: number;
  onChange: (change: PublicChange) => void;
  /** Everything may have changed. */
  onAll: () => void;
}

export interface Freshness {
  /** Resolves when every change has been reported that was committed `ageMs` before the call, by any process. */
  refresh(): Promise<void>;
  /** The same with every change that was committed before the call. */
  refreshNow(): Promise<void>;
  /** Something has been written: the next {@link Freshness.refresh} asks the database. */
  expire(): void;
}

/** Changes are forgotten an hour after they were made, so after half of it they may be incomplete. */
const changesLastMs = 30 * 60_000;

/** Asks the database what has changed, once for all who wait for it. */
export function stayFresh({ database, ageMs, onChange, onAll }: FreshOptions): Freshness {
  let seen: { state: PublicState; at: number } | undefined;
  let isExpired = true;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const ask = async () => {
    const at = performance.now();
    isExpired = false;
    try {
      const former = seen && at - seen.at < changesLastMs ? seen.state : undefined;
      const state = await readUnseenChanges(database, former?.snapshot);
      seen = { state, at };
      if (isUnknown(former, state)) onAll();
      else for (const change of state.changes) onChange(change);
    } catch (error) {
      isExpired = true;
      throw error;
    }
  };
  const run = () => {
    running = ask().finally(() => {
      running = undefined;
    });
    return running;
  };
  // What is running may have been answered before the call.
  const refreshNow = () => {
    if (!running) return run();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  };
  return {
    refreshNow,
    refresh: async () => {
      const isRecent = !isExpired && !running && seen && performance.now() - seen.at < ageMs;
      if (!isRecent) await refreshNow();
    },
    expire: () => {
      isExpired = true;
    },
  };
}

/** Whether more may have changed than is listed. */
function isUnknown(former: PublicState | undefined, now: PublicState): boolean {
  return !former || former.year !== now.year || now.isOlder || now.changes.length > maxChanges;
}
