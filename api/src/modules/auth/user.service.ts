import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import { findUser, findUserOfSession, findWriterOfSession } from './account.repository.ts';
import type { SessionClaim, User } from './auth.schemas.ts';

/** The account as its owner sees it. @throws when there is none */
export const readUser = (db: Kysely<Tables>, accountId: number): Promise<User> =>
  findUser(db, accountId);

/** The account that a session belongs to; undefined once the session is revoked or over, or the account inactive. */
export const readUserOfSession = (
  db: Kysely<Tables>,
  claim: SessionClaim,
): Promise<User | undefined> => findUserOfSession(db, claim);

/**
 * The same, with a write of the account counted: how many it has made in its throttle window; undefined for an account
 * that may only read.
 */
export const readWriterOfSession = (
  db: Kysely<Tables>,
  claim: SessionClaim,
  windowSeconds: number,
) => findWriterOfSession(db, claim, windowSeconds);
