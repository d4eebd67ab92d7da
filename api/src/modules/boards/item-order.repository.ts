import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import { itemOrder } from './boards.repository.ts';

type Db = Kysely<Tables>;

/** Where an item is to stand on a board. */
interface Place {
  boardId: number;
  /** The item of the board before it; null for the first. */
  after: number | null;
  /** The item that moves; undefined for a new one. */
  moving?: number;
}

/** The positions between which something is put; null for an end of the board. */
interface Gap {
  before: number | null;
  next: number | null;
}

/** The gap after an item of a locked board, or before the first; undefined where there is no such item. */
async function findGap(db: Db, { boardId, after, moving = 0 }: Place): Promise<Gap | undefined> {
  const { rows } = await sql<Gap>`
    with others as (select s.id, s.position from board_item s where s.board_id = ${boardId} and s.id <> ${moving}),
      gap as (
        select s.id, s.position as before, lead(s.position) over (order by ${itemOrder}) as next from others s
        union all select 0, null, min(position) from others
      )
    select before, next from gap where id = ${after ?? 0}`.execute(db);
  return rows[0];
}

/** Numbers the items of a board again, evenly: this writes all of them. */
async function spaceOut(db: Db, boardId: number): Promise<void> {
  await sql`update board_item i set position = spaced.position
    from (select s.id, row_number() over (order by ${itemOrder}) as position from board_item s
      where s.board_id = ${boardId}) as spaced
    where spaced.id = i.id`.execute(db);
}

/** Halving the same gap again and again leaves no number in it: at the earliest after some fifty moves. */
const between = ({ before, next }: Gap): number | undefined => {
  if (next === null) return (before ?? 0) + 1;
  if (before === null) return next - 1;
  const middle = (before + next) / 2;
  return before < middle && middle < next ? middle : undefined;
};

/**
 * The position of an item that is to stand there, on a locked board: only its own row is written, unless there is no
 * number left between its neighbours.
 * @returns undefined where the item before it is not on the board
 */
export async function positionAt(db: Db, place: Place): Promise<number | undefined> {
  const gap = await findGap(db, place);
  if (!gap) return undefined;
  const position = between(gap);
  if (position !== undefined) return position;
  await spaceOut(db, place.boardId);
  return positionAt(db, place);
}
