import type { Channel, SiteValues } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { LocalServer, Tables } from '../tables.ts';

/** A composition for a session, as it is stored. */
export interface StoredLink {
  id: string;
  channel: Channel;
  /** Name → release, with the shell. */
  releases: Record<string, string>;
  locals: readonly LocalServer[];
  /** What it sets in place of the channel, by remote. */
  settings: SiteValues;
  expiresAt: string;
  endedAt: string | null;
  /** Until when one browser can take it; null for one that opens for all who have its address. */
  handOverUntil: string | null;
  handedOverAt: string | null;
}

/** @param link.hand_over_until null for one that opens for all who have its address */
export async function insertLink(
  db: Kysely<Tables>,
  { releases, locals, settings, ...link }: NewLink,
): Promise<void> {
  const texts = {
    releases: JSON.stringify(releases),
    locals: JSON.stringify(locals),
    settings: JSON.stringify(settings),
  };
  await db
    .insertInto('compose_link')
    .values({ ...link, ...texts, ended_by: null })
    .execute();
}

/** A composition to keep. */
export interface NewLink
  extends Pick<StoredLink, 'id' | 'channel' | 'releases' | 'locals' | 'settings'> {
  made_by: string;
  expires_at: Date;
  hand_over_until: Date | null;
  /** The link that it was made from, with which it ends. */
  made_from: string | null;
}

export async function findLink(db: Kysely<Tables>, id: string): Promise<StoredLink | undefined> {
  return db
    .selectFrom('compose_link')
    .select(['id', 'channel', 'releases', 'locals', 'settings'])
    .select(['expires_at as expiresAt', 'ended_at as endedAt'])
    .select(['hand_over_until as handOverUntil', 'handed_over_at as handedOverAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Hands a composition over, once.
 * @returns until when it is valid; undefined if it was taken before, or it is too late
 */
export async function handOver(
  db: Kysely<Tables>,
  { id, channel, at }: { id: string; channel: Channel; at: Date },
): Promise<string | undefined> {
  const row = await db
    .updateTable('compose_link')
    .set({ handed_over_at: at })
    .where('id', '=', id)
    .where('channel', '=', channel)
    .where('handed_over_at', 'is', null)
    .where('hand_over_until', '>', at.toISOString())
    .where('ended_at', 'is', null)
    .returning('expires_at as expiresAt')
    .executeTakeFirst();
  return row?.expiresAt;
}

/** Ends a link, with what was handed over from it. @returns whether there was such a link that had not ended */
export async function endLink(
  db: Kysely<Tables>,
  { id, by, at }: { id: string; by: string; at: Date },
): Promise<boolean> {
  const rows = await db
    .updateTable('compose_link')
    .set({ ended_at: at, ended_by: by })
    .where((where) => where.or([where('id', '=', id), where('made_from', '=', id)]))
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return rows.some((row) => row.id === id);
}

/** Links that were made and can still be opened, the newest first. */
export async function listLinks(db: Kysely<Tables>, at: Date) {
  const rows = await db
    .selectFrom('compose_link')
    .select(['id', 'channel', 'releases', 'locals', 'made_from'])
    .select(['made_by', 'made_at', 'expires_at'])
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at.toISOString())
    .orderBy('made_at', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ locals, ...row }) => ({
    ...row,
    locals: locals.map(({ origin, manifest: { name } }) => ({ name, origin })),
  }));
}

/** Removes links that expired before a moment. */
export async function deleteExpired(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('compose_link').where('expires_at', '<', before.toISOString()).execute();
}
