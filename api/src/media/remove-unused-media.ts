import { type BlobStore, mayRemoveFiles } from '@aangan/server';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Every column that names a picture or video. */
export const mediaReferences = [
  ['account', 'avatar_sha256'],
  ['instagram_post', 'media_sha256'],
  ['instagram_post', 'thumbnail_sha256'],
  ['portfolio_item', 'media_sha256'],
  ['portfolio_item', 'thumbnail_sha256'],
  ['message_attachment', 'media_sha256'],
  ['message_attachment', 'thumbnail_sha256'],
  ['review_picture', 'media_sha256'],
  ['brief_file', 'media_sha256'],
  ['brief_file', 'thumbnail_sha256'],
] as const;

const isReferred = sql.join(
  [
    ...mediaReferences.map(
      ([table, column]) =>
        sql`exists (select from ${sql.table(table)} where ${sql.ref(column)} = media.sha256)`,
    ),
    sql`exists (select from featured_link
      where image_url = media_path(media.sha256, media.extension))`,
  ],
  sql` or `,
);

/**
 * Removes those of these pictures and videos that nothing shows any more, with their smaller copies. To be
 * called in the transaction that took the last use away: the bytes go before it is committed, so that a
 * process killed in between leaves rows to remove again and never bytes without a row.
 */
export async function removeUnusedMedia(
  { db, blobs }: { db: Kysely<Tables>; blobs: BlobStore },
  sha256s: readonly string[],
): Promise<void> {
  if (sha256s.length === 0) return;
  // Locked first, in one order: a transaction that starts to use one waits for this one, or this one sees its use.
  await db
    .selectFrom('media')
    .select('sha256')
    .where('sha256', 'in', [...sha256s])
    .orderBy('sha256')
    .forUpdate()
    .execute();
  const { rows: unused } = await sql<{ sha256: string; copies: string[] }>`
    select sha256, array(select blob_sha256 from media_variant v where v.sha256 = media.sha256) as copies
    from media where sha256 in (${sql.join(sha256s)}) and not (${isReferred})`.execute(db);
  if (unused.length === 0) return;
  const removed = unused.map(({ sha256 }) => sha256);
  await db.deleteFrom('media').where('sha256', 'in', removed).execute();
  const orphans = await orphanedBlobs(db, [...removed, ...unused.flatMap(({ copies }) => copies)]);
  if (orphans.length === 0 || !(await mayRemoveFiles(db))) return;
  for (const blob of orphans) await blobs.remove(blob);
}

/** The same bytes can be the picture of one and the smaller copy of another. */
async function orphanedBlobs(db: Kysely<Tables>, candidates: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ blob: string }>`
    select distinct blob from unnest(${sql.val([...candidates])}::text[]) as blob
    where not exists (select from media where sha256 = blob)
      and not exists (select from media_variant where blob_sha256 = blob)`.execute(db);
  return rows.map(({ blob }) => blob);
}
