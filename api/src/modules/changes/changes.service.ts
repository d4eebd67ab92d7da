import type { Database } from '@aangan/server';
import {
  forgetChanges,
  maxChanges,
  oldestUnseen,
  type PublicChange,
  readUnseenChanges,
  snapshotBefore,
} from '../../public-changes/public-change.repository.ts';
import type { Tables } from '../../tables.ts';

/** What has changed since a cursor. */
export interface Changes {
  /** Where to read on. */
  cursor: string;
  /** The addresses whose answers may have changed; those that end in `*` stand for all that begin so. */
  addresses: string[];
  /** False where more has changed than is listed: everything may have. */
  complete: boolean;
}

/** How long a cursor can be used, in milliseconds. */
const cursorLivesMs = 30 * 60_000;
/** How long changes are kept, in milliseconds: as long as a cursor and a long transaction. */
const keptMs = 2 * cursorLivesMs;

/**
 * What has changed since a cursor; without one, only the cursor of now. A cursor names the oldest transaction that its
 * reader may have missed: the reader's snapshot would, too, but it grows with the transactions that run. What ended
 * meanwhile is told again.
 */
export async function changesSince(
  database: Pick<Database<Tables>, 'pool'>,
  cursor: string | undefined,
  now: number,
): Promise<Changes> {
  const from = cursor === undefined ? undefined : parseCursor(cursor, now);
  const seen = from === undefined ? undefined : snapshotBefore(from);
  const { snapshot, isOlder, changes } = await readUnseenChanges(database, seen);
  const isLost = cursor !== undefined && (from === undefined || isOlder);
  const complete = !isLost && changes.length <= maxChanges;
  return {
    cursor: `${oldestUnseen(snapshot)}.${now}`,
    addresses: complete ? [...new Set(changes.flatMap(addressesOf))].sort() : [],
    complete,
  };
}

/** The transaction number of a cursor; undefined for one that is too old, or is none. */
function parseCursor(cursor: string, now: number): string | undefined {
  const [, transaction, readAt] = /^([1-9]\d{0,18})\.(\d{1,15})$/.exec(cursor) ?? [];
  if (transaction === undefined || now - Number(readAt) > cursorLivesMs) return undefined;
  return transaction;
}

/** The public answers that show a subject. One that ends in `*` stands for all that begin so. */
function addressesOf({ kind, id }: PublicChange): string[] {
  switch (kind) {
    case 'designer':
      return [
        '/api/designers/compare/',
        '/api/designers/profiles/',
        `/api/designers/profiles/${id}/`,
        `/api/designers/profiles/${id}/projects/*`,
        '/api/designers/profiles/facets/',
        `/api/reviews/?designer=${id}&*`,
      ];
    case 'vendor':
      return [
        `/api/designers/vendor-reviews/vendor_reviews/?vendor_id=${id}&*`,
        '/api/designers/vendors/',
        `/api/designers/vendors/${id}/`,
        `/api/designers/vendors/${id}/projects/*`,
        '/api/designers/vendors/compare/',
        '/api/designers/vendors/facets/',
        `/api/reviews/?vendor=${id}&*`,
      ];
    case 'architect':
      return [`/api/designers/principal-architects/${id}/public/`];
  }
}

/** Forgets changes that no cursor refers to any more. */
export function forgetOldChanges({ kysely }: Pick<Database<Tables>, 'kysely'>): Promise<void> {
  return forgetChanges(kysely, keptMs);
}
