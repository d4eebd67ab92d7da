import type { Thing } from '@aangan/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import { itemOrder } from './boards.repository.ts';
import { isPublic, thingColumns, thingName } from './thing.columns.ts';
import { thingRows } from './thing-rows.repository.ts';

type Db = Kysely<Tables>;

/** The names of all things on the account's boards as JSON, each once. */
export async function listSaved(db: Db, accountId: number): Promise<string> {
  const { rows } = await sql<{ things: string }>`
    select json_build_object('things', coalesce(json_agg(distinct ${sql.raw(thingName)}), '[]'))::text as things
    from board_item s join board b on b.id = s.board_id where b.account_id = ${accountId}`.execute(
    db,
  );
  return rows[0]?.things ?? '{"things":[]}';
}

export interface Saved {
  boardId: number;
  title: string;
  itemId: number;
}

/**
 * Saves a thing on the account's board that was used last, in one statement; two who save the same at the same time end
 * with one item on one board. The board is locked before the item is written, as in every change of what is on boards:
 * two who lock them in different orders would wait for each other.
 * @param title of the board that is made where there is none
 * @returns the item that is there already where it was saved before; undefined for a thing that is not public
 */
export async function saveThing(
  db: Db,
  accountId: number,
  thing: Thing,
  title: string,
): Promise<Saved | undefined> {
  const { rows } = await sql<Saved>`
    with thing as (
      select s.* from ${thingRows([thing])} where ${sql.raw(isPublic)}
    ), known as (
      select b.id, b.title, i.id as item_id from board b join board_item i on i.board_id = b.id
      where b.account_id = ${accountId} and i.kind = ${thing.kind} and i.thing_id = ${thing.id}
      order by b.used_at desc, b.id desc limit 1
    ), used as (
      select id, title from board where account_id = ${accountId}
      order by used_at desc, id desc limit 1 for no key update
    ), made as (
      insert into board (account_id, number, title)
      select ${accountId}, 1, ${title} from thing where not exists (select from used)
      on conflict on constraint board_number do update set used_at = now() returning id, title
    ), target as (
      select id, title from used union all select id, title from made
    ), added as (
      insert into board_item (board_id, kind, thing_id, ${sql.raw(thingColumns)}, position)
      select target.id, kind, thing_id, ${sql.raw(thingColumns)},
        (select coalesce(min(s.position), 0) - 1 from board_item s where s.board_id = target.id)
      from target cross join thing where not exists (select from known)
      on conflict on constraint board_item_once do update set note = board_item.note
      returning board_id, id
    )
    select id as "boardId", title, item_id as "itemId" from known
    union all select target.id, target.title, added.id from added join target on target.id = added.board_id`.execute(
    db,
  );
  return rows[0];
}

/** Takes a thing off all boards of the account. @returns the items as JSON, each with the one that it followed */
export async function deleteSaved(db: Db, accountId: number, { kind, id }: Thing): Promise<string> {
  const { rows } = await sql<{ items: string }>`
    with locked as (
      select b.id from board b where b.account_id = ${accountId} and exists (
        select from board_item i where i.board_id = b.id and i.kind = ${kind} and i.thing_id = ${id})
      order by b.id for no key update
    ), neighbours as (
      select s.id, s.board_id, ${sql.raw(thingName)} as thing, s.kind, s.thing_id, s.note,
        lag(s.id) over (partition by s.board_id order by ${itemOrder}) as after
      from board_item s where s.board_id in (select id from locked)
    ), removed as (
      delete from board_item where id in (select id from neighbours where kind = ${kind} and thing_id = ${id})
      returning id
    )
    select json_build_object('items', coalesce(json_agg(json_build_object(
      'board_id', n.board_id, 'thing', n.thing, 'note', n.note, 'after', n.after) order by n.board_id), '[]'))::text as items
    from removed join neighbours n using (id)`.execute(db);
  return rows[0]?.items ?? '{"items":[]}';
}
