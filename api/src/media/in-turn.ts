import pLimit, { type LimitFunction } from 'p-limit';
import { MediaRefused } from './media-refused.ts';

/** Requests of one account that wait in a process. */
const waitingMax = 10;

const turns = new Map<number, LimitFunction>();

/**
 * Opens the files that one account sends one after another, so that it never has more than one of the places in which
 * files are worked on, and another account's file waits for one of its files at most.
 * @throws MediaRefused where too many of its files wait already; what `work` throws
 */
export async function inTurn<Result>(
  accountId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const own = turns.get(accountId) ?? pLimit(1);
  if (own.pendingCount >= waitingMax) throw new MediaRefused('too_many_uploads');
  turns.set(accountId, own);
  try {
    return await own(work);
  } finally {
    if (own.activeCount + own.pendingCount === 0) turns.delete(accountId);
  }
}
