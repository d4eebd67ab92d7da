import type { Thing } from '@aangan/domain';
import { type Kysely, sql } from 'kysely';
import { readPage } from '../../paging/page.repository.ts';
import type { ListedPage } from '../../paging/page-body.ts';
import type { Paging } from '../../paging/read-paging.ts';
import type { Tables } from '../../tables.ts';
import { itemOrder } from './boards.repository.ts';
import { cardJson, isPublic, thingColumns, thingName } from './thing.columns.ts';
import { thingRows } from './thing-rows.repository.ts';

type Db = Kysely<Tables>;

/** The JSON of an item `s`. */
const itemJson = sql`(
  select row_to_json(item) from (
    select s.id, ${sql.raw(thingName)} as thing, s.note, s.saved_at, ${sql.raw(cardJson)} as card
  ) as item
)`;

/** One page of what is on a board. */
export const listItems = (db: Db, boardId: number, paging: Paging): Promise<ListedPage> =>
  readPage(db, paging, {
    item: itemJson,
    from: sql`board_item s where s.board_id = ${boardId}`,
    order: itemOrder,
  });

/** The JSON of an item. */
export async function readItem(db: Db, id: number): Promise<string> {
  const { rows } = await sql<{ item: string }>`
    select ${itemJson}::text as item from board_item s where s.id = ${id}`.execute(db);
  return rows[0]?.item ?? 'null';
}

/** The item of a board that is this thing. */
export async function findItemOf(
  db: Db,
  boardId: number,
  { kind, id }: Thing,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('board_item')
    .select('id')
    .where('board_id', '=', boardId)
    .where('kind', '=', kind)
    .where('thing_id', '=', id)
    .executeTakeFirst();
  return found?.id;
}

/** Puts a thing on a board where it is not yet. @returns undefined for a thing that is not public */
export async function insertItem(
  db: Db,
  { boardId, thing, note, position }: NewPlace,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into board_item (board_id, note, position, kind, thing_id, ${sql.raw(thingColumns)})
    select ${boardId}, ${note}, ${position}, kind, thing_id, ${sql.raw(thingColumns)}
    from ${thingRows([thing])} where ${sql.raw(isPublic)}
    returning id`.execute(db);
  return rows[0]?.id;
}

interface NewPlace {
  boardId: number;
  thing: Thing;
  note: string;
  position: number;
}

/** What changes of an item; what is undefined stays. */
export interface ItemColumns {
  note?: string | undefined;
  board_id?: number | undefined;
  position?: number | undefined;
}

/** @returns whether there is such an item of this board */
export async function updateItem(
  db: Db,
  boardId: number,
  id: number,
  columns: ItemColumns,
): Promise<boolean> {
  const { rows } = await sql`
    update board_item set note = coalesce(${columns.note ?? null}, note),
      board_id = coalesce(${columns.board_id ?? null}, board_id),
      position = coalesce(${columns.position ?? null}, position)
    where id = ${id} and board_id = ${boardId} returning true`.execute(db);
  return rows.length > 0;
}

/** @returns whether it was an item of an own board */
export async function deleteItem(
  db: Db,
  accountId: number,
  boardId: number,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    with own as (
      select id from board where id = ${boardId} and account_id = ${accountId} for no key update
    )
    delete from board_item s using own where s.id = ${id} and s.board_id = own.id returning true`.execute(
    db,
  );
  return rows.length > 0;
}
