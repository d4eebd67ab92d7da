import type { Channel, RemoteManifest } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** A server on the computer of who opens a link, in place of a remote's release. */
export interface LocalServer {
  origin: string;
  /** What the remote declares. */
  manifest: RemoteManifest;
}

/** A compose link as it is stored. */
export interface StoredLink {
  id: string;
  channel: Channel;
  /** Name → release, with the shell. */
  releases: Record<string, string>;
  locals: readonly LocalServer[];
  expiresAt: string;
  endedAt: string | null;
}

export async function insertLink(
  db: Kysely<Tables>,
  link: {
    id: string;
    channel: Channel;
    releases: Record<string, string>;
    locals?: readonly LocalServer[];
    by: string;
    expiresAt: Date;
    /** Only for one browser, which takes it until then. */
    handOverUntil?: Date;
    /** The link whose composition is handed over. */
    madeFrom?: string;
  },
): Promise<void> {
  const { id, channel, releases, locals = [], by, expiresAt, handOverUntil = null } = link;
  const { madeFrom = null } = link;
  await db
    .insertInto('compose_link')
    .values({
      id,
      channel,
      made_by: by,
      expires_at: expiresAt,
      releases: JSON.stringify(releases),
      locals: JSON.stringify(locals),
      ended_by: null,
      hand_over_until: handOverUntil,
      made_from: madeFrom,
    })
    .execute();
}

export async function findLink(db: Kysely<Tables>, id: string): Promise<StoredLink | undefined> {
  return db
    .selectFrom('compose_link')
    .select(['id', 'channel', 'releases', 'locals'])
    .select(['expires_at as expiresAt', 'ended_at as endedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Hands a composition over, once. @returns until when it is valid; undefined where it was taken, or it is too late */
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
