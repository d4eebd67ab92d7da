import { createHash, randomBytes } from 'node:crypto';
import type { ProofKind } from '@aangan/domain';
import { currentRequest } from '@aangan/server/requests';
import type { Kysely } from 'kysely';
import { invalidAccessToken, invalidRefreshToken } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { noteEvent } from '../audit/audit.service.ts';
import type { Caller } from '../audit/caller.ts';
import type { AccessProof } from './access-proof.ts';
import type { RefreshedTokens } from './auth.schemas.ts';
import * as sessions from './session.repository.ts';

type Db = Kysely<Tables>;

export interface SessionServiceOptions {
  refreshTokenDays: number;
  /** How long after its first use a refresh token still gets a working pair. */
  refreshReuseSeconds: number;
  signAccessToken(userId: number, sessionId: string, proof?: AccessProof): string;
}

/** The tokens of a session, and whether its browser keeps it in a cookie. */
export interface SessionTokens extends RefreshedTokens {
  isRemembered: boolean;
}

/** How a session begins. */
interface Beginning {
  by: ProofKind;
  isRemembered?: boolean | undefined;
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
    { id: sessionId, accountId, isRemembered }: sessions.SessionRow,
    { generation, proof }: { generation: number; proof: AccessProof | undefined },
  ): Promise<SessionTokens> {
    const refresh = randomBytes(32).toString('base64url');
    const [tokenHash, days] = [hashOf(refresh), refreshTokenDays];
    await sessions.insertRefreshToken(db, { sessionId, tokenHash, generation, days, proof });
    const access = signAccessToken(accountId, sessionId, proof);
    return { access, refresh, isRemembered };
  }

  async function rotate(
    db: Db,
    refresh: string,
    caller: Caller,
  ): Promise<SessionTokens | undefined> {
    const token = await sessions.lockRefreshToken(db, hashOf(refresh), refreshReuseSeconds);
    if (!token) return undefined;
    if (token.isOverused) {
      if (await sessions.revokeSession(db, token.id, 'reuse')) {
        await noteEvent(db, 'session-reused', token.accountId, caller);
      }
      return undefined;
    }
    if (!token.isLive) return undefined;
    await sessions.markRefreshTokenUsed(db, hashOf(refresh), token);
    const isUsed = !currentRequest()?.isUnattended;
    if (isUsed) await sessions.extendSession(db, token.id, refreshTokenDays);
    const { provedAt: at, provedBy: by } = token;
    // As of the token: who has stolen an older one gains nothing by a later proof.
    const proof = at !== null && by !== null ? { at, by } : undefined;
    return issue(db, token, { generation: (token.generation ?? 0) + 1, proof });
  }

  return {
    /** @param caller what the browser calls itself, so that its owner can tell their sessions apart, and its channel */
    async begin(
      db: Db,
      accountId: number,
      caller: Caller,
      { by, isRemembered = false }: Beginning,
    ): Promise<SessionTokens> {
      await sessions.deleteEndedSessions(db, accountId);
      const beginning = { by, isRemembered, days: refreshTokenDays };
      const session = await sessions.insertSession(db, accountId, caller, beginning);
      return issue(db, session, { generation: 0, proof: { at: session.provedAt, by } });
    },

    /**
     * Records that who is at the other end has proved it; the new tokens say so. The old refresh token works until a new
     * one was used, since the answer may be lost. @throws Refusal 401 where the session has ended meanwhile
     */
    async prove(db: Db, sessionId: string, by: ProofKind): Promise<SessionTokens> {
      const session = await sessions.markProved(db, sessionId, by);
      if (!session) throw invalidAccessToken();
      const proof = { at: session.provedAt, by };
      return issue(db, session, { generation: session.generation + 1, proof });
    },

    /** @throws Refusal 401; a token whose time of reuse is over also ends its whole family. */
    async refresh(db: Db, refresh: string, caller: Caller): Promise<SessionTokens> {
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
        if (token && (await sessions.revokeSession(transaction, token.id, 'logout'))) {
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

/** Records that who holds the session has shown a factor; its tokens stay as they are, and say nothing of it. */
export async function noteProof(db: Db, sessionId: string, by: ProofKind): Promise<void> {
  await sessions.markProved(db, sessionId, by);
}
