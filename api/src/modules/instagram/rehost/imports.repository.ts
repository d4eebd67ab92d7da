import { type Kysely, type Selectable, sql } from 'kysely';
import type { StoredMedia } from '../../../media/store-media.ts';
import type { Tables } from '../../../tables.ts';

type Db = Kysely<Tables>;

export type WaitingPost = Selectable<Tables['instagram_import']>;

/** Posts to copy, those that were tried least first, then the newest. */
export function listWaiting(db: Db, accountId: number, limit: number): Promise<WaitingPost[]> {
  return db
    .selectFrom('instagram_import')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('gave_up_at', 'is', null)
    .orderBy('attempts')
    .orderBy('posted_at', 'desc')
    .limit(limit)
    .execute();
}

/** Takes the post from those that wait, if it still has this address. @returns whether it had */
export async function takeWaiting(db: Db, post: WaitingPost): Promise<boolean> {
  const taken = await db
    .deleteFrom('instagram_import')
    .where('account_id', '=', post.account_id)
    .where('source_id', '=', post.source_id)
    .where('media_url', '=', post.media_url)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

/** Counts a failed attempt; one too many, or one that is final, gives the post up. */
export async function countFailure(
  db: Db,
  post: WaitingPost,
  { isFinal, maxAttempts }: { isFinal: boolean; maxAttempts: number },
): Promise<{ gaveUp: boolean }> {
  const { rows } = await sql<{ gaveUp: boolean }>`
    update instagram_import set attempts = attempts + 1,
      gave_up_at = case when ${isFinal} or attempts + 1 >= ${maxAttempts} then now() end
    where account_id = ${post.account_id} and source_id = ${post.source_id} and media_url = ${post.media_url}
    returning gave_up_at is not null as "gaveUp"`.execute(db);
  return { gaveUp: rows[0]?.gaveUp ?? false };
}

export async function insertPost(
  db: Db,
  owner: { column: 'designer_id' | 'vendor_id'; profileId: number },
  post: WaitingPost,
  { sha256, thumbnailSha256 }: StoredMedia,
): Promise<void> {
  const none = { designer_id: null, vendor_id: null };
  await db
    .insertInto('instagram_post')
    .values({
      ...none,
      [owner.column]: owner.profileId,
      source_id: post.source_id,
      media_type: post.media_type,
      media_sha256: sha256,
      thumbnail_sha256: thumbnailSha256,
      caption: post.caption,
      permalink: post.permalink,
      posted_at: post.posted_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
