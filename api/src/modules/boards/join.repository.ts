import { maxBoardItems } from '@aangan/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import { isPublic, thingColumns, thingReferences } from './thing.columns.ts';

type Db = Kysely<Tables>;

/** A thing that a guest saved. */
export interface GuestItem {
  kind: string;
  id: number;
  note: string;
  /** ISO text. */
  savedAt: string;
}

export interface GuestThingState {
  isKnown: boolean;
  isPublic: boolean;
}

/** Things as `s`, with their place in the list as `place`. */
const rowsOf = (items: readonly GuestItem[]) => sql`(
  select place, kind, thing_id, note, saved_at, ${sql.raw(thingReferences('kind', 'thing_id'))}
  from unnest(${items.map(({ kind }) => kind)}::text[], ${items.map(({ id }) => id)}::bigint[],
    ${items.map(({ note }) => note)}::text[], ${items.map(({ savedAt }) => savedAt)}::timestamptz[])
    with ordinality as given (kind, thing_id, note, saved_at, place)
) as s`;

const isOnBoard = (accountId: number) => sql`exists (
  select from board b join board_item i on i.board_id = b.id
  where b.account_id = ${accountId} and i.kind = s.kind and i.thing_id = s.thing_id)`;

/** What is known of each of these things, in their order. */
export async function statesOf(
  db: Db,
  accountId: number,
  items: readonly GuestItem[],
): Promise<GuestThingState[]> {
  const { rows } = await sql<GuestThingState>`
    select ${isOnBoard(accountId)} as "isKnown", ${sql.raw(isPublic)} as "isPublic"
    from ${rowsOf(items)} order by s.place`.execute(db);
  return rows;
}

/** Gives items that have no note the one that a guest wrote of their things. */
export async function addNotes(
  db: Db,
  accountId: number,
  items: readonly GuestItem[],
): Promise<void> {
  await sql`
    with locked as (
      select id from board where account_id = ${accountId} order by id for no key update
    )
    update board_item i set note = s.note from locked b, ${rowsOf(items)}
    where i.board_id = b.id and i.kind = s.kind and i.thing_id = s.thing_id
      and i.note = '' and s.note <> ''`.execute(db);
}

/** A locked board. */
export interface BoardWithRoom {
  id: number;
  /** How many more things it takes. */
  room: number;
}

const room = sql`${sql.lit(maxBoardItems)} - board.items_count as room`;

/** The board that was used last, and for an account without boards a new one. */
export async function lockUsedBoard(
  db: Db,
  accountId: number,
  title: string,
): Promise<BoardWithRoom> {
  const used = await sql<BoardWithRoom>`
    select id, ${room} from board where account_id = ${accountId}
    order by used_at desc, id desc limit 1 for no key update`.execute(db);
  const [board] = used.rows.length > 0 ? used.rows : await lockFirstBoard(db, accountId, title);
  if (board === undefined) throw new Error('The first board was neither made nor found');
  return board;
}

/** Made, or the one that another save makes at the same time: a thing that both have is then on one board. */
async function lockFirstBoard(db: Db, accountId: number, title: string): Promise<BoardWithRoom[]> {
  const { rows } = await sql<BoardWithRoom>`
    insert into board (account_id, number, title) values (${accountId}, 1, ${title})
    on conflict on constraint board_number do update set used_at = now()
    returning id, ${room}`.execute(db);
  return rows;
}

export async function countBoards(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from board where account_id = ${accountId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Puts things on a locked board as if they were saved one after another: the last of them is first. */
export async function insertGuestItems(
  db: Db,
  boardId: number,
  items: readonly GuestItem[],
): Promise<number> {
  const { rows } = await sql`
    insert into board_item (board_id, kind, thing_id, ${sql.raw(thingColumns)}, note, saved_at, position)
    select ${boardId}, kind, thing_id, ${sql.raw(thingColumns)}, note, saved_at,
      (select coalesce(min(f.position), 0) from board_item f where f.board_id = ${boardId}) - place
    from ${rowsOf(items)}
    on conflict on constraint board_item_once do nothing returning true`.execute(db);
  return rows.length;
}
