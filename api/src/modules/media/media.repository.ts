import type { Kysely } from 'kysely';
import type { CopyFormat } from '../../media/processing/make-copies.ts';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

/** A kept file; undefined when there is none. */
export async function findMedia(db: Db, sha256: string) {
  const found = await db
    .selectFrom('media')
    .select(['extension', 'is_private', 'copies_made_at'])
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  if (!found) return undefined;
  const { extension, is_private, copies_made_at } = found;
  return { extension, isPrivate: is_private, hasCopies: copies_made_at !== null };
}

/** The blob of a smaller copy; undefined when none was made yet. */
export async function findCopy(db: Db, sha256: string, width: number, format: CopyFormat) {
  const found = await db
    .selectFrom('media_variant')
    .select('blob_sha256')
    .where('sha256', '=', sha256)
    .where('width', '=', width)
    .where('format', '=', format)
    .executeTakeFirst();
  return found?.blob_sha256;
}
