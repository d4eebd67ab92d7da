import type { Database } from '@aangan/server';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import { instagramPosts } from '../firms/firm.columns.ts';
import type { FirmKind } from '../firms/firm-kind.ts';
import type { ProviderPost } from './provider/read-post.ts';

type Db = Kysely<Tables>;

/** Whose posts: an account and its profile of this kind. */
export interface PostsOwner {
  accountId: number;
  profileId: number;
  kind: Pick<FirmKind, 'owner' | 'table'>;
}

/** The shown posts of the account's profile as JSON text, newest first; empty also while there is no profile. */
export async function listOwnPosts(
  { pool }: Database<Tables>,
  kind: Pick<FirmKind, 'owner' | 'table'>,
  accountId: number,
): Promise<string> {
  const { rows } = await pool.query<{ posts: string }>({
    name: `${kind.table}-own-posts`,
    text: `select ${instagramPosts(kind.owner)}::text as posts from ${kind.table} f where f.account_id = $1`,
    values: [accountId],
  });
  return rows[0]?.posts ?? '[]';
}

export interface StoredPost {
  sourceId: string;
  postedAt: Date;
  /** Whether it is copied and shown. */
  isShown: boolean;
}

/** The posts that are shown or wait to be. */
export async function listStored(
  db: Db,
  { accountId, profileId, kind }: PostsOwner,
): Promise<StoredPost[]> {
  const { rows } = await sql<Omit<StoredPost, 'postedAt'> & { postedAt: string }>`
    select source_id as "sourceId", posted_at as "postedAt", true as "isShown" from instagram_post
      where ${sql.ref(kind.owner)} = ${profileId}
    union all
    select source_id, posted_at, false from instagram_import where account_id = ${accountId}`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, postedAt: new Date(row.postedAt) }));
}

/** Adds posts to copy; one that waits already gets its fresh address and is tried from the beginning. */
export async function saveImports(
  db: Db,
  accountId: number,
  posts: readonly ProviderPost[],
): Promise<void> {
  const columns = posts.map((post) => ({
    source_id: post.sourceId,
    media_type: post.mediaType,
    media_url: post.mediaUrl,
    caption: post.caption,
    permalink: post.permalink,
    posted_at: post.postedAt,
  }));
  await sql`
    insert into instagram_import (account_id, source_id, media_type, media_url, caption,
      permalink, posted_at)
    select ${accountId}, source_id, media_type, media_url, caption, permalink, posted_at
    from jsonb_to_recordset(${JSON.stringify(columns)}::jsonb) as post (source_id text, media_type text,
      media_url text, caption text, permalink text, posted_at timestamptz)
    on conflict (account_id, source_id) do update set media_type = excluded.media_type,
      media_url = excluded.media_url, caption = excluded.caption,
      permalink = excluded.permalink, attempts = 0, gave_up_at = null`.execute(db);
}

/** @returns the pictures and videos that these posts showed */
export async function deletePosts(
  db: Db,
  { accountId, profileId, kind }: PostsOwner,
  sourceIds: readonly string[],
): Promise<string[]> {
  if (sourceIds.length === 0) return [];
  const ids = sql`any(${sql.val([...sourceIds])}::text[])`;
  await sql`delete from instagram_import
    where account_id = ${accountId} and source_id = ${ids}`.execute(db);
  const { rows } = await sql<{ media: string; thumbnail: string | null }>`
    delete from instagram_post where ${sql.ref(kind.owner)} = ${profileId} and source_id = ${ids}
    returning media_sha256 as media, thumbnail_sha256 as thumbnail`.execute(db);
  return rows.flatMap(({ media, thumbnail }) => (thumbnail ? [media, thumbnail] : [media]));
}
