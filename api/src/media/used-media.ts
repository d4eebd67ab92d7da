import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** The keys of all blobs of pictures, videos, their smaller copies, and uploads that wait to become one, for a backup. */
export const allMediaKeys =
  'select sha256 from marketplace.media union select blob_sha256 from marketplace.media_variant union select upload_sha256 from marketplace.portfolio_upload';

/** Those of these blobs that are a picture, a video, a smaller copy of one or an upload that waits to become one. */
export async function usedMedia(
  db: Kysely<Tables>,
  sha256s: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('media')
    .select('sha256')
    .where('sha256', 'in', [...sha256s])
    .union(
      db
        .selectFrom('media_variant')
        .select('blob_sha256 as sha256')
        .where('blob_sha256', 'in', [...sha256s]),
    )
    .union(
      db
        .selectFrom('portfolio_upload')
        .select('upload_sha256 as sha256')
        .where('upload_sha256', 'in', [...sha256s]),
    )
    .execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}
