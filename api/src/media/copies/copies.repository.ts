import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

/** A picture whose copies have not been made; undefined for one that has them, or is none. */
export function findWithoutCopies(db: Db, sha256: string) {
  return db
    .selectFrom('media')
    .select('width')
    .where('sha256', '=', sha256)
    .where('copies_made_at', 'is', null)
    .where('extension', 'not in', ['svg', 'mp4', 'mov'])
    .executeTakeFirst();
}

/** @returns whether the picture is still there */
export async function lockPicture(db: Db, sha256: string): Promise<boolean> {
  const found = await db
    .selectFrom('media')
    .select('sha256')
    .where('sha256', '=', sha256)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

export async function saveCopy(db: Db, copy: Insertable<Tables['media_variant']>): Promise<void> {
  const { blob_sha256 } = copy;
  await db
    .insertInto('media_variant')
    .values(copy)
    .onConflict((conflict) =>
      conflict.columns(['sha256', 'width', 'format']).doUpdateSet({ blob_sha256 }),
    )
    .execute();
}

export async function markCopiesMade(db: Db, sha256: string): Promise<void> {
  await db
    .updateTable('media')
    .set({ copies_made_at: sql<string>`now()` })
    .where('sha256', '=', sha256)
    .execute();
}
