import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

export async function isMedia(db: Db, sha256: string, extension: string): Promise<boolean> {
  const found = await db
    .selectFrom('media')
    .select('sha256')
    .where('sha256', '=', sha256)
    .where('extension', '=', extension)
    .executeTakeFirst();
  return found !== undefined;
}

/** The blob of a smaller copy; undefined when none was made yet. */
export async function findVariant(db: Db, sha256: string, width: number) {
  const found = await db
    .selectFrom('media_variant')
    .select('blob_sha256')
    .where('sha256', '=', sha256)
    .where('width', '=', width)
    .executeTakeFirst();
  return found?.blob_sha256;
}

export async function saveVariant(db: Db, sha256: string, width: number, blobSha256: string) {
  await db
    .insertInto('media_variant')
    .values({ sha256, width, blob_sha256: blobSha256 })
    .onConflict((conflict) =>
      conflict.columns(['sha256', 'width']).doUpdateSet({ blob_sha256: blobSha256 }),
    )
    .execute();
}
