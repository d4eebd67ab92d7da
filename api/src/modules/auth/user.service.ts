import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import { findUser } from './account.repository.ts';
import type { User } from './auth.schemas.ts';

/** The account as its owner sees it. @throws when there is none */
export const readUser = (db: Kysely<Tables>, accountId: number): Promise<User> =>
  findUser(db, accountId);
