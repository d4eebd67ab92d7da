import { boardPageSizes } from '@aangan/domain';
import type { Kysely } from 'kysely';
import { pageBody } from '../../paging/page-body.ts';
import { readPaging } from '../../paging/read-paging.ts';
import type { NoteCreated } from '../../plugins/idempotency/idempotency.ts';
import { notFound, tooManyBoards } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { listItems } from './board-items.repository.ts';
import { endLink, insertLink } from './board-links.repository.ts';
import * as boards from './boards.repository.ts';

type Db = Kysely<Tables>;

interface PageQuery {
  page?: unknown;
  page_size?: unknown;
}

/**
 * The page of a board as JSON text.
 * @param board what stands beside the items, as JSON text
 * @throws Refusal 404 for a page after the last
 */
export async function boardPage(
  db: Db,
  { id, board, address }: { id: number; board: string; address: string },
  query: PageQuery,
): Promise<string> {
  const paging = readPaging(query, boardPageSizes);
  const page = pageBody(await listItems(db, id, paging), paging, { address, filters: {} });
  return `${board.slice(0, -1)},${page.slice(1)}`;
}

/** The boards of accounts. Answers are JSON text that the database wrote. */
export function createBoardsService(db: Db, publicUrl: string) {
  async function find(accountId: number, id: number): Promise<string> {
    const board = await boards.findBoard(db, accountId, id);
    if (board === undefined) throw notFound();
    return board;
  }

  /** @throws Refusal 404 for a board of another account or none */
  const locked = <Result>(
    accountId: number,
    id: number,
    use: (db: Db) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction().execute(async (transaction) => {
      const [own] = await boards.lockBoards(transaction, accountId, [id]);
      if (own === undefined) throw notFound();
      return use(transaction);
    });

  return {
    list: async (accountId: number): Promise<string> =>
      `{"boards":${await boards.listBoards(db, accountId)}}`,

    /** @throws Refusal 409 for one board too many */
    async add(accountId: number, title: string, noteCreated: NoteCreated): Promise<string> {
      const id = await db.transaction().execute(async (transaction) => {
        await noteCreated(transaction);
        return boards.insertBoard(transaction, accountId, title);
      });
      if (id === undefined) throw tooManyBoards();
      return find(accountId, id);
    },

    /** @throws Refusal 404 for a board of another account or none, and for a page after the last */
    async read(accountId: number, id: number, query: PageQuery): Promise<string> {
      const board = await boards.findBoardWithLink(db, accountId, id);
      if (board === undefined) throw notFound();
      return boardPage(db, { id, board, address: `${publicUrl}/api/boards/${id}/` }, query);
    },

    async rename(accountId: number, id: number, title: string): Promise<string> {
      if (!(await boards.updateTitle(db, accountId, id, title))) throw notFound();
      return find(accountId, id);
    },

    async remove(accountId: number, id: number): Promise<void> {
      if (!(await boards.deleteBoard(db, accountId, id))) throw notFound();
    },

    /** Makes a link in place of the one that there is. */
    share: (accountId: number, id: number, noteCreated: NoteCreated) =>
      locked(accountId, id, async (transaction) => {
        await noteCreated(transaction);
        await endLink(transaction, id);
        return insertLink(transaction, id);
      }),

    endLink: (accountId: number, id: number): Promise<void> =>
      locked(accountId, id, (transaction) => endLink(transaction, id)),
  };
}
