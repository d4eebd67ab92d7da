import type { Kysely } from 'kysely';
import { notFound } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { lockAccount } from '../account/avatar.service.ts';
import type { Owner } from './owned-rows.repository.ts';
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
