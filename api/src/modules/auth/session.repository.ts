import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import type { Caller } from '../audit/caller.ts';

type Db = Kysely<Tables>;

export type RevokedBecause = NonNullable<Selectable<Tables['session']>['revoked_because']>;

const daysFromNow = (days: number) => sql<string>`now() + make_interval(days => ${days})`;

export async function insertSession(
  db: Db,
  accountId: number,
  { userAgent, isOfStaging }: Pick<Caller, 'userAgent' | 'isOfStaging'>,
  days: number,
): Promise<string> {
  const { id } = await db
    .insertInto('session')
    .values({
      account_id: accountId,
      user_agent: userAgent?.slice(0, 500) ?? null,
      of_staging: isOfStaging,
      expires_at: daysFromNow(days),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes an account's expired sessions; called when it signs in. */
export async function deleteEndedSessions(db: Db, accountId: number): Promise<void> {
  await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('expires_at', '<', sql<string>`now()`)
    .execute();
}

interface NewRefreshToken {
  sessionId: string;
  tokenHash: Buffer;
  /** How many refreshes of the session lie before it. */
  generation: number;
  days: number;
}

export async function insertRefreshToken(
  db: Db,
  { sessionId, tokenHash, generation, days }: NewRefreshToken,
): Promise<void> {
  await db
    .insertInto('refresh_token')
    .values({
      session_id: sessionId,
      token_hash: tokenHash,
      generation,
      expires_at: daysFromNow(days),
    })
    .execute();
}

/** When a token was first used, or another one that the same refresh gave. */
const firstUse = sql`least(refresh_token.used_at, (
  select min(copy.used_at) from refresh_token as copy
  where copy.session_id = refresh_token.session_id and copy.generation = refresh_token.generation
))`;

/**
 * The token's row, locked with its session until the transaction ends, so that uses at once follow one another.
 * @param reuseSeconds how long after the first use of its generation a token can be used
 */
export async function lockRefreshToken(db: Db, tokenHash: Buffer, reuseSeconds: number) {
  return db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'session.id as sessionId',
      'session.account_id as accountId',
      'refresh_token.generation',
      sql<boolean>`coalesce(${firstUse} + make_interval(secs => ${reuseSeconds}) <= clock_timestamp(), false)`.as(
        'isOverused',
      ),
      sql<boolean>`refresh_token.expires_at > now() and session.revoked_at is null and account.is_active`.as(
        'isLive',
      ),
    ])
    .where('token_hash', '=', tokenHash)
    .forUpdate(['refresh_token', 'session'])
    .executeTakeFirst();
}

/** Records the token's first use; later ones do not prolong its time of reuse. */
export async function markRefreshTokenUsed(db: Db, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ used_at: sql<string>`now()` })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .execute();
}

/** Records a use of the session and extends it from now. */
export async function extendSession(db: Db, sessionId: string, days: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ expires_at: daysFromNow(days), last_used_at: sql<string>`now()` })
    .where('id', '=', sessionId)
    .execute();
}

/** An account's sessions that are neither revoked nor over: the given one first, then by newest use. */
export async function listLiveSessions(db: Db, accountId: number, first: string) {
  return db
    .selectFrom('session')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy((eb) => eb('id', '=', first), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends an account's sessions: one, all but one, or all of them. @returns how many were ended */
export async function revokeSessionsOf(
  db: Db,
  accountId: number,
  because: RevokedBecause,
  which: { only?: string; except?: string } = {},
): Promise<number> {
  let update = db
    .updateTable('session')
    .set({ revoked_at: sql<string>`now()`, revoked_because: because })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`);
  if (which.only !== undefined) update = update.where('id', '=', which.only);
  if (which.except !== undefined) update = update.where('id', '!=', which.except);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** @returns whether it was not revoked before */
export async function revokeSession(
  db: Db,
  sessionId: string,
  because: RevokedBecause,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ revoked_at: sql<string>`now()`, revoked_because: because })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
