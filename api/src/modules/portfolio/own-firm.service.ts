import type { Kysely } from 'kysely';
import { notFound, profileRequired } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { refuseRepeated } from '../../validation/refuse-repeated.ts';
import { lockAccount } from '../account/avatar.service.ts';
import { countRows, foreignIds, orderRows } from './owned-rows.repository.ts';
import type { OwnedTable, Owner } from './owner.columns.ts';
import { findOwner } from './portfolio.repository.ts';

type Db = Kysely<Tables>;

/** A function that changes what the firm of an account shows; two changes of one account follow one another. */
export const ownFirmOf =
  (db: Db) =>
  /** @throws Refusal 404 while there is no profile */
  <Result>(accountId: number, use: (db: Db, owner: Owner) => Promise<Result>): Promise<Result> =>
    db.transaction().execute(async (transaction) => {
      await lockAccount(transaction, accountId);
      const owner = await findOwner(transaction, accountId);
      if (!owner) throw notFound();
      return use(transaction, owner);
    });

/** @throws Refusal 400 while there is no profile to add something to */
export async function requireOwner(db: Db, accountId: number): Promise<void> {
  if (!(await findOwner(db, accountId))) throw profileRequired();
}

/** The rows of firms in a table. */
export const ownedRows = (table: OwnedTable) => ({
  count: (db: Db, owner: Owner): Promise<number> => countRows(db, table, owner),

  /** Those of these ids that are not of the owner. */
  foreignOf: (db: Db, owner: Owner, ids: readonly number[]): Promise<number[]> =>
    foreignIds(db, table, owner, ids),

  /**
   * Puts them in this order; those that are not named come before them.
   * @throws Refusal 400 for an id that is named twice, 404 for one that is not of the owner
   */
  async order(db: Db, owner: Owner, ids: readonly number[]): Promise<void> {
    refuseRepeated('ids', ids);
    const foreign = await foreignIds(db, table, owner, ids);
    if (foreign.length > 0) throw notFound();
    await orderRows(db, table, owner, ids);
  },
});
