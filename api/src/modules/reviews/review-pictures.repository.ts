import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

/** @returns its JSON */
export async function insertPicture(db: Db, accountId: number, sha256: string): Promise<string> {
  const { id } = await db
    .insertInto('review_picture')
    .values({ account_id: accountId, media_sha256: sha256 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ json: string }>`
    select jsonb_build_object('id', ${id}::uuid, 'url', media_path(m.sha256, m.extension), 'media_width', m.width,
      'media_height', m.height, 'dominant_color', m.dominant_color)::text as json
    from media m where m.sha256 = ${sha256}`.execute(db);
  return rows[0]?.json ?? 'null';
}

/** Those of these ids that the account has uploaded for a review that it has not sent yet, or for this one; locked. */
export async function lockPictures(
  db: Db,
  { accountId, reviewId }: { accountId: number; reviewId: number },
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('review_picture')
    .select('id')
    .where('id', 'in', [...ids])
    .where('account_id', '=', accountId)
    .where((is) => is.or([is('review_id', 'is', null), is('review_id', '=', reviewId)]))
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** The ids of a review's pictures in their order. */
export async function listPictures(db: Db, reviewId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('review_picture')
    .select('id')
    .where('review_id', '=', reviewId)
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
}

/** Gives a review these pictures in this order and no others. @returns the bytes of those that it had */
export async function setPictures(
  db: Db,
  reviewId: number,
  ids: readonly string[],
): Promise<string[]> {
  const list = sql`${sql.val([...ids])}::uuid[]`;
  await sql`update review_picture set review_id = ${reviewId}, position = array_position(${list}, id)
    where id = any(${list})`.execute(db);
  const { rows } = await sql<{ sha256: string }>`delete from review_picture
    where review_id = ${reviewId} and not (id = any(${list})) returning media_sha256 as sha256`.execute(
    db,
  );
  return rows.map(({ sha256 }) => sha256);
}

/** Deletes pictures that were not sent for a day. @returns their bytes */
export async function deleteUnsent(db: Db): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`delete from review_picture
    where review_id is null and created_at < now() - interval '1 day' returning media_sha256 as sha256`.execute(
    db,
  );
  return rows.map(({ sha256 }) => sha256);
}

/** Notes that a review is another one by its pictures. */
export async function noteEdited(db: Db, reviewId: number): Promise<void> {
  await sql`update vendor_review set edited_at = now(), updated_at = now() where id = ${reviewId}`.execute(
    db,
  );
}
