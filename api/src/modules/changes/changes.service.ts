import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import { type Change, forgetChanges, readChanges } from './changes.repository.ts';

/** What has changed since a cursor. */
export interface Changes {
  /** Where to read on. */
  cursor: string;
  /** The addresses whose answers may have changed. */
  addresses: string[];
  /** False where more has changed than is listed: everything may have. */
  complete: boolean;
}

/** How long a cursor can be used, in milliseconds. */
const cursorLivesMs = 30 * 60_000;
/** How long changes are kept, in milliseconds: as long as a cursor and a long transaction. */
const keptMs = 2 * cursorLivesMs;
/** More changes than this are not listed. */
const mostChanges = 1_000;

/** What has changed since a cursor; without one, only the cursor of now. */
export async function changesSince(
  db: Kysely<Tables>,
  cursor: string | undefined,
  now: number,
): Promise<Changes> {
  const from = cursor === undefined ? undefined : parseCursor(cursor, now);
  const { next, changes } = await readChanges(db, from, mostChanges);
  const isLost = cursor !== undefined && from === undefined;
  const complete = !isLost && changes.length <= mostChanges;
  return {
    cursor: `${next}.${now}`,
    addresses: complete ? [...new Set(changes.flatMap(addressesOf))].sort() : [],
    complete,
  };
}

/** The transaction number of a cursor; undefined for one that is too old, or is none. */
function parseCursor(cursor: string, now: number): string | undefined {
  const [, transaction, readAt] = /^(\d{1,19})\.(\d{1,15})$/.exec(cursor) ?? [];
  if (transaction === undefined || now - Number(readAt) > cursorLivesMs) return undefined;
  return transaction;
}

/** The public answers that show a subject. */
function addressesOf({ kind, id }: Change): string[] {
  switch (kind) {
    case 'designer':
      return ['/api/designers/profiles/', `/api/designers/profiles/${id}/`];
    case 'vendor':
      return ['/api/designers/vendors/', `/api/designers/vendors/${id}/`];
    case 'architect':
      return [`/api/designers/principal-architects/${id}/public/`];
  }
}

/** Forgets changes that no cursor refers to any more. */
export function forgetOldChanges(db: Kysely<Tables>): Promise<void> {
  return forgetChanges(db, keptMs);
}
