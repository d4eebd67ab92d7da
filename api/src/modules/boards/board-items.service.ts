import { readThing } from '@aangan/domain';
import type { Kysely } from 'kysely';
import type { NoteCreated } from '../../plugins/idempotency/idempotency.ts';
import { invalid, notFound } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { unknownId } from '../../validation/unknown-id.ts';
import * as items from './board-items.repository.ts';
import { lockBoards } from './boards.repository.ts';
import type { ItemChange, NewItem } from './boards.schemas.ts';
import { positionAt } from './item-order.repository.ts';
import { refuseOfTables } from './refuse-of-tables.ts';

type Db = Kysely<Tables>;

interface ItemAddress {
  boardId: number;
  itemId: number;
}

/** What is on the boards of accounts. Answers are JSON text that the database wrote. */
export function createBoardItemsService(db: Db) {
  return {
    /**
     * Puts a thing on a board, unless it is on it. An item that it should follow and that is gone counts as none, so
     * that several things that were removed can be brought back in any order.
     * @throws Refusal 404 for a board of another account and for a thing that is not public, 409 for a full board
     */
    async add(accountId: number, boardId: number, item: NewItem, noteCreated: NoteCreated) {
      const thing = readThing(item.thing);
      if (!thing) throw notFound();
      return db
        .transaction()
        .execute(async (transaction) => {
          const [own] = await lockBoards(transaction, accountId, [boardId]);
          if (own === undefined) throw notFound();
          const there = await items.findItemOf(transaction, boardId, thing);
          if (there) return { isNew: false, json: await items.readItem(transaction, there) };
          await noteCreated(transaction);
          const position =
            (await positionAt(transaction, { boardId, after: item.after ?? null })) ??
            (await positionAt(transaction, { boardId, after: null })) ??
            0;
          const { note = '' } = item;
          const id = await items.insertItem(transaction, { boardId, thing, note, position });
          if (id === undefined) throw notFound();
          return { isNew: true, json: await items.readItem(transaction, id) };
        })
        .catch(refuseOfTables);
    },

    /**
     * @throws Refusal 404 for an item that is not on this board, 400 for another board or an item to follow that is none
     * of the account's, 409 where the other board is full or has the thing
     */
    async change(accountId: number, { boardId, itemId }: ItemAddress, change: ItemChange) {
      const { note, after, board_id: target = boardId } = change;
      return db
        .transaction()
        .execute(async (transaction) => {
          const own = await lockBoards(transaction, accountId, [boardId, target]);
          if (!own.includes(boardId)) throw notFound();
          if (!own.includes(target)) throw invalid({ board_id: [unknownId(target)] });
          const columns: items.ItemColumns = { note, board_id: target };
          if (after !== undefined || target !== boardId) {
            const place = { boardId: target, after: after ?? null, moving: itemId };
            columns.position = await positionAt(transaction, place);
            if (columns.position === undefined) throw invalid({ after: [unknownId(after)] });
          }
          if (!(await items.updateItem(transaction, boardId, itemId, columns))) throw notFound();
          return items.readItem(transaction, itemId);
        })
        .catch(refuseOfTables);
    },

    async remove(accountId: number, { boardId, itemId }: ItemAddress): Promise<void> {
      if (!(await items.deleteItem(db, accountId, boardId, itemId))) throw notFound();
    },
  };
}
