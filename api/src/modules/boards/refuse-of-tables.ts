import { alreadyOnBoard, boardFull, notFound } from '../../problems.ts';

/**
 * What the tables refuse, whatever was read before.
 * @throws Refusal 409 for one item too many or a thing twice, 404 where board or thing was deleted meanwhile
 */
export function refuseOfTables(error: Error & { constraint?: string }): never {
  const { constraint = '' } = error;
  if (constraint === 'board_full') throw boardFull();
  if (constraint === 'board_item_once') throw alreadyOnBoard();
  if (isDeletedMeanwhile(error)) throw notFound();
  throw error;
}

/** Whether a row that an item refers to was deleted while the item was written. */
export const isDeletedMeanwhile = ({ constraint = '' }: { constraint?: string }): boolean =>
  /^board_item_\w+_fkey$/.test(constraint);
