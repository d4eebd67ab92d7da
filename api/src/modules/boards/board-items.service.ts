import type { Kysely } from 'kysely';
import { notFound } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import type { ItemChange, NewItem } from './boards.schemas.ts';

interface ItemAddress {
  boardId: number;
  itemId: number;
}

/** What is on the boards of accounts. */
export function createBoardItemsService(_db: Kysely<Tables>) {
  const later = async (): Promise<never> => {
    throw notFound();
  };
  return {
    add: (
      _accountId: number,
      _boardId: number,
      _item: NewItem,
    ): Promise<{ isNew: boolean; json: string }> => later(),
    change: (_accountId: number, _at: ItemAddress, _change: ItemChange): Promise<string> => later(),
    remove: (_accountId: number, _at: ItemAddress): Promise<void> => later(),
  };
}
