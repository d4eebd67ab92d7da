import { maxBoardItems, readThing } from '@aangan/domain';
import { type StoredList, storedList } from './stored-list.ts';

/** Where a guest's board is in the browser's storage. */
export const guestBoardKey = 'aangan.board';

/** A thing on a guest's board, first on the board first in the list. */
export interface GuestItem {
  /** Such as `designer-12`. */
  thing: string;
  note: string;
  /** ISO 8601. */
  savedAt: string;
}

/** The board of a visitor without an account: it is in the browser, and joins the account's at sign-in. */
export interface GuestBoard extends Pick<StoredList<GuestItem>, 'read'> {
  /** Puts a thing on the board, first or at a place. @returns false where the board is full */
  add(item: GuestItem, at?: number): boolean;
  change(thing: string, note: string): void;
  /** Moves a thing to the place of another one, which makes way. */
  move(thing: string, to: number): void;
  /** Takes things off. What was changed since it was read stays. @returns what was taken off, with its place */
  remove(items: readonly GuestItem[]): { item: GuestItem; at: number }[];
}

/** @param storage the browser's, or memory in its place */
export function createGuestBoard(storage: Storage): GuestBoard {
  const { read, write } = storedList<GuestItem>(storage, guestBoardKey, readItem);
  return {
    read,
    add(item, at = 0) {
      const others = read().filter(({ thing }) => thing !== item.thing);
      if (others.length >= maxBoardItems) return false;
      write(others.toSpliced(at, 0, item));
      return true;
    },
    change: (thing, note) =>
      write(read().map((item) => (item.thing === thing ? { ...item, note } : item))),
    move(thing, to) {
      const moved = read().find((item) => item.thing === thing);
      if (!moved) return;
      write(
        read()
          .filter((item) => item !== moved)
          .toSpliced(to, 0, moved),
      );
    },
    remove(items) {
      const isMeant = (item: GuestItem) => items.some((one) => isSame(one, item));
      const removed = read().flatMap((item, at) => (isMeant(item) ? [{ item, at }] : []));
      write(read().filter((item) => !isMeant(item)));
      return removed;
    },
  };
}

const isSame = (one: GuestItem, other: GuestItem) =>
  one.thing === other.thing && one.note === other.note && one.savedAt === other.savedAt;

function readItem(stored: object): GuestItem | undefined {
  const { thing, note, savedAt } = stored as Partial<Record<keyof GuestItem, unknown>>;
  if (typeof thing !== 'string' || !readThing(thing)) return undefined;
  if (typeof savedAt !== 'string' || Number.isNaN(Date.parse(savedAt))) return undefined;
  return { thing, note: typeof note === 'string' ? note : '', savedAt };
}
