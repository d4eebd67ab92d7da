import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

/** 128 bits, base64url. */
const newToken = () => randomBytes(16).toString('base64url');
const tokenPattern = /^[A-Za-z0-9_-]{22}$/;

/** Ends the link to a board that is locked. */
export async function endLink(db: Db, boardId: number): Promise<void> {
  await db
    .updateTable('board_link')
    .set({ ended_at: sql<string>`now()` })
    .where('board_id', '=', boardId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Makes a link to a board that has none. */
export function insertLink(
  db: Db,
  boardId: number,
): Promise<{ token: string; created_at: string }> {
  return db
    .insertInto('board_link')
    .values({ token: newToken(), board_id: boardId })
    .returning(['token', 'created_at'])
    .executeTakeFirstOrThrow();
}

/**
 * Notes that a link that has not ended was opened, by another person than the board's owner.
 * @returns the board, where it was for the first time
 */
export async function openLink(db: Db, token: string, callerId: number | undefined) {
  const { rows } = await sql<{ boardId: number; title: string; ownerId: number }>`
    update board_link l set opened_at = now() from board b
    where l.token = ${token} and b.id = l.board_id and l.ended_at is null and l.opened_at is null
      and b.account_id is distinct from ${callerId ?? null}::bigint
    returning b.id as "boardId", b.title, b.account_id as "ownerId"`.execute(db);
  return rows[0];
}

/** What a link leads to. */
export interface FoundLink {
  /** Null where the board was deleted, or its owner's account ended. */
  boardId: number | null;
  hasEnded: boolean;
  /** The board as its reader sees it, without what is on it, as JSON. */
  board: string;
}

/** A link that there is or was; undefined for a token that was never given. */
export async function findLink(db: Db, token: string): Promise<FoundLink | undefined> {
  if (!tokenPattern.test(token)) return undefined;
  const { rows } = await sql<FoundLink>`
    select b.id as "boardId", l.ended_at is not null as "hasEnded", json_build_object(
      'title', b.title, 'owner_first_name', b.first_name, 'items_count', b.items_count)::text as board
    from board_link l left join (
      select b.id, b.title, b.items_count, a.first_name from board b join account a on a.id = b.account_id
      where a.is_active
    ) as b on b.id = l.board_id
    where l.token = ${token}`.execute(db);
  return rows[0];
}
