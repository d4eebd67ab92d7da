import { readThing } from '@aangan/domain';
import { type StoredList, storedList } from './stored-list.ts';

/** A press that the API has not answered yet. */
export interface Press {
  /** Such as `designer-12`. */
  thing: string;
  /** Whether it is to be saved; false: to be taken off all boards. */
  isSaved: boolean;
  /** Tells two presses on one thing apart. */
  id: string;
}

/** The presses of one account that are to be sent, oldest first; they outlive the page. */
export interface UnsentPresses extends Pick<StoredList<Press>, 'read'> {
  /** Adds a press in place of an earlier one on the same thing: only the last one counts. */
  add(press: Press): void;
  /** Removes a press once it is answered; a later one on the same thing stays. */
  remove(press: Press): void;
}

/** Where they are in the browser's storage. */
export const unsentPressesKey = (accountId: number) => `aangan.unsent-saves.${accountId}`;

/** @param storage the browser's, or memory in its place */
export function createUnsentPresses(storage: Storage, accountId: number): UnsentPresses {
  const { read, write } = storedList<Press>(storage, unsentPressesKey(accountId), readPress);
  return {
    read,
    add: (press) => write([...read().filter(({ thing }) => thing !== press.thing), press]),
    remove: ({ id }) => write(read().filter((press) => press.id !== id)),
  };
}

function readPress(stored: object): Press | undefined {
  const { thing, isSaved, id } = stored as Partial<Record<keyof Press, unknown>>;
  if (typeof thing !== 'string' || !readThing(thing)) return undefined;
  return typeof isSaved === 'boolean' && typeof id === 'string'
    ? { thing, isSaved, id }
    : undefined;
}
