import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { invalidRefreshToken } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { noteEvent } from '../audit/audit.service.ts';
import type { Caller } from '../audit/caller.ts';
import type { RefreshedTokens } from './auth.schemas.ts';
import * as sessions from './session.repository.ts';

type Db = Kysely<Tables>;

export interface SessionServiceOptions {
  refreshTokenDays: number;
  /** How long after its first use a refresh token still gets a working pair. */
  refreshReuseSeconds: number;
  signAccessToken(userId: number, sessionId: string): string;
}

/** The session that a request is made with. */
interface OwnSession {
  accountId: number;
  current: string;
  caller: Caller;
}

export type SessionService = ReturnType<typeof createSessionService>;

/**
 * Sessions: families of refresh tokens that are each replaced at their use. For some seconds after its first
 * use a token can be used again, since tabs refresh at once, pages reload and answers get lost; a later use is
 * taken for a theft and ends the family. What such uses give are copies of one token: a browser goes on with one of
 * them, so the use of another after these seconds is a theft too.
 */
export function createSessionService({
  refreshTokenDays,
  refreshReuseSeconds,
  signAccessToken,
}: SessionServiceOptions) {
  async function issue(
    db: Db,
    accountId: number,
    sessionId: string,
    generation: number,
  ): Promise<RefreshedTokens> {
    const refresh = randomBytes(32).toString('base64url');
    const [tokenHash, days] = [hashOf(refresh), refreshTokenDays];
    await sessions.insertRefreshToken(db, { sessionId, tokenHash, generation, days });
    return { access: signAccessToken(accountId, sessionId), refresh };
  }

  async function rotate(
    db: Db,
    refresh: string,
    caller: Caller,
  ): Promise<RefreshedTokens | undefined> {
    const token = await sessions.lockRefreshToken(db, hashOf(refresh), refreshReuseSeconds);
    if (!token) return undefined;
    if (token.isOverused) {
      if (await sessions.revokeSession(db, token.sessionId, 'reuse')) {
        await noteEvent(db, 'session-reused', token.accountId, caller);
      }
      return undefined;
    }
    if (!token.isLive) return undefined;
    await sessions.markRefreshTokenUsed(db, hashOf(refresh));
    await sessions.extendSession(db, token.sessionId, refreshTokenDays);
    return issue(db, token.accountId, token.sessionId, (token.generation ?? 0) + 1);
  }

  return {
    /** @param caller what the browser calls itself, so that its owner can tell their sessions apart, and its channel */
    async begin(db: Db, accountId: number, caller: Caller): Promise<RefreshedTokens> {
      await sessions.deleteEndedSessions(db, accountId);
      const id = await sessions.insertSession(db, accountId, caller, refreshTokenDays);
      return issue(db, accountId, id, 0);
    },

    /** @throws Refusal 401; a token whose time of reuse is over also ends its whole family. */
    async refresh(db: Db, refresh: string, caller: Caller): Promise<RefreshedTokens> {
      // The refusal is thrown after the transaction: thrown inside, it would undo the revocation.
      const renewed = await db
        .transaction()
        .execute((transaction) => rotate(transaction, refresh, caller));
      if (!renewed) throw invalidRefreshToken();
      return renewed;
    },

    /** The account's sessions that still work: the current one first, then by newest use. */
    list: (db: Db, accountId: number, current: string) =>
      sessions.listLiveSessions(db, accountId, current),

    /** Signs one session of the account out. @returns whether there was one */
    async endOne(db: Db, own: OwnSession, sessionId: string): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const which = { only: sessionId };
        const ended = await sessions.revokeSessionsOf(transaction, own.accountId, 'logout', which);
        if (ended > 0) await noteEvent(transaction, 'session-ended', own.accountId, own.caller);
        return ended > 0;
      });
    },

    /** Signs the account out everywhere else. */
    async endOthers(db: Db, { accountId, current, caller }: OwnSession): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const which = { except: current };
        const ended = await sessions.revokeSessionsOf(transaction, accountId, 'logout', which);
        if (ended > 0) await noteEvent(transaction, 'other-sessions-ended', accountId, caller);
      });
    },

    /** Ends the token's family. A token that is not known, or ended before, is no error. */
    async end(db: Db, refresh: string, caller: Caller): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const token = await sessions.lockRefreshToken(
          transaction,
          hashOf(refresh),
          refreshReuseSeconds,
        );
        if (token && (await sessions.revokeSession(transaction, token.sessionId, 'logout'))) {
          await noteEvent(transaction, 'signed-out', token.accountId, caller);
        }
      });
    },
  };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Ends every session of the account at once: access tokens are checked against their session too.
 * @param which the session that stays, if any
 */
export async function endAllSessions(
  db: Db,
  accountId: number,
  because: sessions.RevokedBecause,
  which: { except?: string } = {},
): Promise<void> {
  await sessions.revokeSessionsOf(db, accountId, because, which);
}
