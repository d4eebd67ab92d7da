import type { Channel } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { isThere } from './channel-repository.ts';

/** A channel that is neither removed nor expired. */
export interface ListedChannel {
  name: Channel;
  /** Who made it; null for one that every registry begins with. */
  madeBy: string | null;
  /** ISO 8601; null where it does not end by itself. */
  expiresAt: string | null;
}

/** A channel whose row is locked until the transaction ends. */
export interface LockedRow {
  name: Channel;
  revision: number;
}

/** The channels that are there, in the order of their names. */
export function listChannelsWithExpiry(db: Kysely<Tables>): Promise<ListedChannel[]> {
  return selectListed(db).where(isThere).orderBy('name').execute();
}

function selectListed(db: Kysely<Tables>) {
  return db.selectFrom('channel').select(['name', 'made_by as madeBy', 'expires_at as expiresAt']);
}

/** Adds a row at revision 0 for a name that no channel ever had. @returns false if the name has a row */
export async function insertChannel(db: Kysely<Tables>, name: Channel): Promise<boolean> {
  const inserted = await db
    .insertInto('channel')
    .values({ name, revision: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Locks the row of a name, even if its channel was removed or has expired. */
export async function lockRow(
  db: Kysely<Tables>,
  name: Channel,
): Promise<LockedRow & { isRemoved: boolean }> {
  const { removedAt, ...row } = await selectLocked(db)
    .select('removed_at as removedAt')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return { ...row, isRemoved: removedAt !== null };
}

/** Locks the row of a channel; undefined if there is no such channel. */
export function lockThere(db: Kysely<Tables>, name: Channel): Promise<LockedRow | undefined> {
  return selectLocked(db).where('name', '=', name).where(isThere).executeTakeFirst();
}

/** Locks the rows of the channels that have expired and were not removed, in the order of their names. */
export function lockExpired(db: Kysely<Tables>): Promise<LockedRow[]> {
  return selectLocked(db)
    .where('removed_at', 'is', null)
    .where('expires_at', '<=', sql<string>`now()`)
    .orderBy('name')
    .execute();
}

function selectLocked(db: Kysely<Tables>) {
  return db.selectFrom('channel').select(['name', 'revision']).forUpdate();
}

/** Makes the channel of a name that has a row. @param made.hours when it ends by itself; undefined for one that stays */
export async function makeChannel(
  db: Kysely<Tables>,
  made: { name: Channel; revision: number; by: string; hours: number | undefined },
): Promise<ListedChannel> {
  const { name, revision, by, hours } = made;
  const expiry = hours === undefined ? null : sql<string>`now() + make_interval(hours => ${hours})`;
  await db
    .updateTable('channel')
    .set({ revision, made_by: by, expires_at: expiry, removed_at: null })
    .where('name', '=', name)
    .execute();
  return selectListed(db).where('name', '=', name).executeTakeFirstOrThrow();
}

/** Marks a channel as removed. Its row stays, and its history. */
export async function markRemoved(db: Kysely<Tables>, name: Channel): Promise<void> {
  await db
    .updateTable('channel')
    .set({ removed_at: sql<string>`clock_timestamp()` })
    .where('name', '=', name)
    .execute();
}
