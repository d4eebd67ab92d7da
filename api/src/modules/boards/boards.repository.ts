import { maxBoards } from '@aangan/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import { thingPicture } from './thing.columns.ts';

type Db = Kysely<Tables>;

/** How the items `s` of a board stand. */
export const itemOrder = sql`s.position, s.id desc`;

const boardJson = sql`(
  select row_to_json(board) from (
    select b.id, b.title, b.items_count,
      (select coalesce(json_agg(cover.picture), '[]') from (
        select shown.picture from board_item s, lateral (select ${sql.raw(thingPicture)} as picture) as shown
        where s.board_id = b.id and shown.picture is not null order by ${itemOrder} limit 3
      ) as cover) as covers,
      b.updated_at,
      exists (select from board_link l where l.board_id = b.id and l.ended_at is null) as is_shared
  ) as board
)`;

/** The account's boards as a JSON array, newest change first. */
export async function listBoards(db: Db, accountId: number): Promise<string> {
  const { rows } = await sql<{ boards: string }>`
    select coalesce(json_agg(${boardJson} order by b.updated_at desc, b.id desc), '[]')::text as boards
    from board b where b.account_id = ${accountId}`.execute(db);
  return rows[0]?.boards ?? '[]';
}

/** An own board as JSON; undefined for one of another account or none. */
export async function findBoard(
  db: Db,
  accountId: number,
  id: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ board: string }>`
    select ${boardJson}::text as board from board b
    where b.id = ${id} and b.account_id = ${accountId}`.execute(db);
  return rows[0]?.board;
}

/** An own board with its link, and without what is on it, as JSON; undefined for one of another account or none. */
export async function findBoardWithLink(
  db: Db,
  accountId: number,
  id: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ board: string }>`
    select row_to_json(found)::text as board from (
      select b.id, b.title, b.items_count,
        (select row_to_json(live) from (
          select l.token, l.created_at from board_link l where l.board_id = b.id and l.ended_at is null
        ) as live) as link
      from board b where b.id = ${id} and b.account_id = ${accountId}
    ) as found`.execute(db);
  return rows[0]?.board;
}

/**
 * Adds a board under the lowest number that is free. Of several who add at the same time, those who find their number
 * taken look again.
 * @returns undefined where the account has as many as there can be
 */
export async function insertBoard(
  db: Db,
  accountId: number,
  title: string,
): Promise<number | undefined> {
  for (;;) {
    const { rows } = await sql<{ number: number | null; id: number | null }>`
      with free as (
        select n as number from generate_series(1, ${sql.lit(maxBoards)}) as number_of (n)
        where not exists (select from board b where b.account_id = ${accountId} and b.number = number_of.n)
        order by n limit 1
      ), added as (
        insert into board (account_id, number, title) select ${accountId}, number, ${title} from free
        on conflict on constraint board_number do nothing returning id
      )
      select (select number from free) as number, (select id from added) as id`.execute(db);
    const { number, id } = rows[0] ?? {};
    if (id) return id;
    if (!number) return undefined;
  }
}

/** @returns whether it is an own board */
export async function updateTitle(
  db: Db,
  accountId: number,
  id: number,
  title: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('board')
    .set({ title, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Its link ends. @returns whether it was an own board */
export async function deleteBoard(db: Db, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('board')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Until the transaction ends, others wait who change what is on these boards, and their order does not change.
 * @returns those of them that are the account's
 */
export async function lockBoards(
  db: Db,
  accountId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('board')
    .select('id')
    .where('id', 'in', ids)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
