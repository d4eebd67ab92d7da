import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import { findUser } from './account.repository.ts';
import type { User } from './auth.schemas.ts';

/** The account as its owner sees it. @throws Error when there is none */
export async function readUser(db: Kysely<Tables>, accountId: number): Promise<User> {
  const user = await findUser(db, accountId);
  if (!user) throw new Error(`There is no account ${accountId}.`);
  return user;
}
