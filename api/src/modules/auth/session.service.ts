import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { invalidRefreshToken } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import type { RefreshedTokens } from './auth.schemas.ts';
import * as sessions from './session.repository.ts';

type Db = Kysely<Tables>;

export interface SessionServiceOptions {
  refreshTokenDays: number;
  /** How long after its first use a refresh token still gets a working pair. */
  refreshReuseSeconds: number;
  signAccessToken(userId: number, sessionId: string): string;
}

export type SessionService = ReturnType<typeof createSessionService>;

/**
 * Sessions: families of refresh tokens that are each replaced at their use. For some seconds after its first
 * use a token can be used again, since tabs refresh at once, pages reload and answers get lost; a later use is
 * taken for a theft and ends the family.
 */
export function createSessionService({
  refreshTokenDays,
  refreshReuseSeconds,
  signAccessToken,
}: SessionServiceOptions) {
  async function issue(db: Db, accountId: number, sessionId: string): Promise<RefreshedTokens> {
    const refresh = randomBytes(32).toString('base64url');
    await sessions.insertRefreshToken(db, sessionId, hashOf(refresh), refreshTokenDays);
    return { access: signAccessToken(accountId, sessionId), refresh };
  }

  async function rotate(db: Db, refresh: string): Promise<RefreshedTokens | undefined> {
    const token = await sessions.lockRefreshToken(db, hashOf(refresh), refreshReuseSeconds);
    if (!token) return undefined;
    if (token.isOverused) {
      await sessions.revokeSession(db, token.sessionId, 'reuse');
      return undefined;
    }
    if (!token.isLive) return undefined;
    await sessions.markRefreshTokenUsed(db, hashOf(refresh));
    await sessions.extendSession(db, token.sessionId, refreshTokenDays);
    return issue(db, token.accountId, token.sessionId);
  }

  return {
    /** @param userAgent what the browser calls itself, so that its owner can tell their sessions apart */
    async begin(db: Db, accountId: number, userAgent?: string): Promise<RefreshedTokens> {
      await sessions.deleteEndedSessions(db, accountId);
      const id = await sessions.insertSession(db, accountId, userAgent, refreshTokenDays);
      return issue(db, accountId, id);
    },

    /** @throws Refusal 401; a token whose time of reuse is over also ends its whole family. */
    async refresh(db: Db, refresh: string): Promise<RefreshedTokens> {
      // The refusal is thrown after the transaction: thrown inside, it would undo the revocation.
      const renewed = await db.transaction().execute((transaction) => rotate(transaction, refresh));
      if (!renewed) throw invalidRefreshToken();
      return renewed;
    },

    /** The account's sessions that still work: the current one first, then by newest use. */
    list: (db: Db, accountId: number, current: string) =>
      sessions.listLiveSessions(db, accountId, current),

    /** Signs one session of the account out. @returns whether there was one */
    async endOne(db: Db, accountId: number, sessionId: string): Promise<boolean> {
      return (await sessions.revokeSessionsOf(db, accountId, 'logout', { only: sessionId })) > 0;
    },

    /** Signs the account out everywhere else. */
    async endOthers(db: Db, accountId: number, current: string): Promise<void> {
      await sessions.revokeSessionsOf(db, accountId, 'logout', { except: current });
    },

    /** Ends the token's family. A token that is not known, or ended before, is no error. */
    async end(db: Db, refresh: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const token = await sessions.lockRefreshToken(
          transaction,
          hashOf(refresh),
          refreshReuseSeconds,
        );
        if (token) await sessions.revokeSession(transaction, token.sessionId, 'logout');
      });
    },
  };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Ends every session of the account at once: access tokens are checked against their session too. */
export async function endAllSessions(
  db: Db,
  accountId: number,
  because: sessions.RevokedBecause,
): Promise<void> {
  await sessions.revokeSessionsOf(db, accountId, because);
}
