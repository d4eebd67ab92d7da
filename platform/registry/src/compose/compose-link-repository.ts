import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** A compose link as it is stored. */
export interface StoredLink {
  id: string;
  channel: Channel;
  /** Name → release, with the shell. */
  releases: Record<string, string>;
  expiresAt: string;
  endedAt: string | null;
}

export async function insertLink(
  db: Kysely<Tables>,
  link: {
    id: string;
    channel: Channel;
    releases: Record<string, string>;
    by: string;
    expiresAt: Date;
  },
): Promise<void> {
  const { id, channel, releases, by, expiresAt } = link;
  await db
    .insertInto('compose_link')
    .values({
      ...{ id, channel, made_by: by, expires_at: expiresAt },
      releases: JSON.stringify(releases),
      ...{ ended_by: null },
    })
    .execute();
}

export async function findLink(db: Kysely<Tables>, id: string): Promise<StoredLink | undefined> {
  return db
    .selectFrom('compose_link')
    .select(['id', 'channel', 'releases', 'expires_at as expiresAt', 'ended_at as endedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** @returns whether there was such a link that had not ended */
export async function endLink(
  db: Kysely<Tables>,
  { id, by, at }: { id: string; by: string; at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('compose_link')
    .set({ ended_at: at, ended_by: by })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Links that were made and can still be opened, the newest first. */
export async function listLinks(db: Kysely<Tables>, at: Date) {
  return db
    .selectFrom('compose_link')
    .select(['id', 'channel', 'releases', 'made_by', 'made_at', 'expires_at'])
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at.toISOString())
    .orderBy('made_at', 'desc')
    .limit(200)
    .execute();
}

/** Removes links that expired before a moment. */
export async function deleteExpired(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('compose_link').where('expires_at', '<', before.toISOString()).execute();
}
