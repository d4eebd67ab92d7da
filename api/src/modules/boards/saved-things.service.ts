import { firstBoardTitle, type Thing } from '@aangan/domain';
import type { Kysely } from 'kysely';
import { notFound, tooManyBoards } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { lockAccount } from '../account/avatar.service.ts';
import type { User } from '../auth/auth.schemas.ts';
import { insertBoard } from './boards.repository.ts';
import type { JoinBody, Joined } from './boards.schemas.ts';
import * as guests from './join.repository.ts';
import { readGuestItems } from './read-guest-items.ts';
import { isDeletedMeanwhile, refuseOfTables } from './refuse-of-tables.ts';
import { deleteSaved, listSaved, saveThing } from './saved-things.repository.ts';

type Db = Kysely<Tables>;
type Saver = Pick<User, 'id' | 'language'>;

/** What accounts have saved, on whichever board. */
export function createSavedThingsService(db: Db) {
  const saveOnce = ({ id, language }: Saver, thing: Thing) =>
    saveThing(db, id, thing, firstBoardTitle[language]);

  return {
    /** The names of all things as JSON text. */
    list: (accountId: number): Promise<string> => listSaved(db, accountId),

    /** @throws Refusal 404 for a thing that is not public, 409 where the board that was used last is full */
    async save(saver: Saver, thing: Thing) {
      const saved = await saveOnce(saver, thing)
        // The board that was used last was deleted at this very moment: there is another one now, or none.
        .catch((error) =>
          isDeletedMeanwhile(error) ? saveOnce(saver, thing) : Promise.reject(error),
        )
        .catch(refuseOfTables);
      if (!saved) throw notFound();
      const { boardId, title, itemId } = saved;
      return { board: { id: boardId, title }, item_id: itemId };
    },

    /** What was removed as JSON text. */
    remove: (accountId: number, thing: Thing): Promise<string> => deleteSaved(db, accountId, thing),

    /**
     * Adds what a guest saved, the oldest first: to the board that was used last, and to a further one where that is full.
     * @throws Refusal 409 where a further board would be one too many: then nothing is added
     */
    async join(saver: Saver, given: JoinBody['items']): Promise<Joined> {
      const items = readGuestItems(given);
      if (items.length === 0) return { joined: 0, known: given.length, gone: 0 };
      return db
        .transaction()
        .execute(async (transaction) => {
          await lockAccount(transaction, saver.id);
          const states = await guests.statesOf(transaction, saver.id, items);
          const withState = (isWanted: (state: guests.GuestThingState) => boolean) =>
            items.filter((_item, index) => states[index] && isWanted(states[index]));
          await guests.addNotes(
            transaction,
            saver.id,
            withState(({ isKnown }) => isKnown),
          );
          const fresh = withState(({ isKnown, isPublic }) => !isKnown && isPublic);
          const gone = withState(({ isKnown, isPublic }) => !isKnown && !isPublic).length;
          const joined = await addToBoards(transaction, saver, fresh);
          return { joined, known: given.length - joined - gone, gone };
        })
        .catch(refuseOfTables);
    },
  };
}

async function addToBoards(
  db: Db,
  saver: Saver,
  items: readonly guests.GuestItem[],
): Promise<number> {
  if (items.length === 0) return 0;
  const title = firstBoardTitle[saver.language];
  const used = await guests.lockUsedBoard(db, saver.id, title);
  const further = items.slice(used.room);
  const added = await guests.insertGuestItems(db, used.id, items.slice(0, used.room));
  if (further.length === 0) return added;
  const count = await guests.countBoards(db, saver.id);
  const board = await insertBoard(db, saver.id, `${title} ${count + 1}`);
  if (board === undefined) throw tooManyBoards();
  return added + (await guests.insertGuestItems(db, board, further));
}
