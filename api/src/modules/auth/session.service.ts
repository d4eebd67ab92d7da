import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { invalidRefreshToken } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import type { RefreshedTokens } from './auth.schemas.ts';
import * as sessions from './session.repository.ts';

type Db = Kysely<Tables>;

export interface SessionServiceOptions {
  refreshTokenDays: number;
  signAccessToken(userId: number, sessionId: string): string;
}

export type SessionService = ReturnType<typeof createSessionService>;

/** Sessions: families of refresh tokens that are each used once (decisions.md, Sign-in). */
export function createSessionService({ refreshTokenDays, signAccessToken }: SessionServiceOptions) {
  async function issue(db: Db, accountId: number, sessionId: string): Promise<RefreshedTokens> {
    const refresh = randomBytes(32).toString('base64url');
    await sessions.insertRefreshToken(db, sessionId, hashOf(refresh), refreshTokenDays);
    return { access: signAccessToken(accountId, sessionId), refresh };
  }

  async function rotate(db: Db, refresh: string): Promise<RefreshedTokens | undefined> {
    const token = await sessions.lockRefreshToken(db, hashOf(refresh));
    if (!token) return undefined;
    if (token.isUsed) {
      await sessions.revokeSession(db, token.sessionId, 'reuse');
      return undefined;
    }
    if (!token.isLive) return undefined;
    await sessions.markRefreshTokenUsed(db, hashOf(refresh));
    await sessions.extendSession(db, token.sessionId, refreshTokenDays);
    return issue(db, token.accountId, token.sessionId);
  }

  return {
    async begin(db: Db, accountId: number): Promise<RefreshedTokens> {
      await sessions.deleteEndedSessions(db, accountId);
      return issue(db, accountId, await sessions.insertSession(db, accountId, refreshTokenDays));
    },

    /** @throws Refusal 401; a token used before also ends its whole family. */
    async refresh(db: Db, refresh: string): Promise<RefreshedTokens> {
      // The refusal is thrown after the transaction: thrown inside, it would undo the revocation.
      const renewed = await db.transaction().execute((transaction) => rotate(transaction, refresh));
      if (!renewed) throw invalidRefreshToken();
      return renewed;
    },

    /** Ends the token's family. A token that is not known, or ended before, is no error. */
    async end(db: Db, refresh: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const token = await sessions.lockRefreshToken(transaction, hashOf(refresh));
        if (token) await sessions.revokeSession(transaction, token.sessionId, 'logout');
      });
    },
  };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
