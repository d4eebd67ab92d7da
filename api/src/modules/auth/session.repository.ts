import type { ProofKind } from '@aangan/domain';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import type { Caller } from '../audit/caller.ts';
import type { AccessProof } from './access-proof.ts';
import { isInTime } from './session.columns.ts';

type Db = Kysely<Tables>;

export type RevokedBecause = NonNullable<Selectable<Tables['session']>['revoked_because']>;

/** What tokens are made of. */
export interface SessionRow {
  id: string;
  accountId: number;
  isRemembered: boolean;
}

/** A session whose owner has proved it just now. */
interface ProvedSession extends SessionRow {
  /** Seconds since 1970. */
  provedAt: number;
}

const sessionColumns = [
  'session.id',
  'session.account_id as accountId',
  'session.is_remembered as isRemembered',
] as const;

const provedAt = <Value = number>(table: 'session' | 'refresh_token') =>
  sql<Value>`extract(epoch from ${sql.ref(`${table}.proved_at`)})::integer`.as('provedAt');

const daysFromNow = (days: number) => sql<string>`now() + make_interval(days => ${days})`;

export async function insertSession(
  db: Db,
  accountId: number,
  { userAgent, isOfStaging }: Pick<Caller, 'userAgent' | 'isOfStaging'>,
  { by, isRemembered, days }: { by: ProofKind; isRemembered: boolean; days: number },
): Promise<ProvedSession> {
  return db
    .insertInto('session')
    .values({
      account_id: accountId,
      user_agent: userAgent?.slice(0, 500) ?? null,
      of_staging: isOfStaging,
      proved_by: by,
      is_remembered: isRemembered,
      expires_at: daysFromNow(days),
    })
    .returning(sessionColumns)
    .returning(provedAt('session'))
    .executeTakeFirstOrThrow();
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
  /** How its owner has proved it; undefined for a token of the version before. */
  proof: AccessProof | undefined;
}

export async function insertRefreshToken(
  db: Db,
  { sessionId, tokenHash, generation, days, proof }: NewRefreshToken,
): Promise<void> {
  await db
    .insertInto('refresh_token')
    .values({
      session_id: sessionId,
      token_hash: tokenHash,
      generation,
      expires_at: daysFromNow(days),
      proved_at: proof && sql<string>`to_timestamp(${proof.at})`,
      proved_by: proof?.by,
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
      ...sessionColumns,
      provedAt<number | null>('refresh_token'),
      'refresh_token.proved_by as provedBy',
      'session.of_staging as isOfStaging',
      'refresh_token.generation',
      sql<boolean>`coalesce(${firstUse} + make_interval(secs => ${reuseSeconds}) <= clock_timestamp(), false)`.as(
        'isOverused',
      ),
      sql<boolean>`refresh_token.expires_at > now() and session.expires_at > now()
        and session.revoked_at is null and account.is_active and ${sql.raw(isInTime)}`.as('isLive'),
    ])
    .where('token_hash', '=', tokenHash)
    .forUpdate(['refresh_token', 'session'])
    .executeTakeFirst();
}

/**
 * Records the token's first use; later ones do not prolong its time of reuse. Tokens of earlier generations, which a
 * proof has left unused, are replaced by it too.
 */
export async function markRefreshTokenUsed(
  db: Db,
  tokenHash: Buffer,
  { id, generation }: { id: string; generation: number | null },
): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ used_at: sql<string>`now()` })
    .where('session_id', '=', id)
    .where((eb) => eb('token_hash', '=', tokenHash).or('generation', '<', generation ?? 0))
    .where('used_at', 'is', null)
    .execute();
}

/** Records a proof of who is at the other end. @returns the session, and the newest generation of its tokens */
export async function markProved(
  db: Db,
  sessionId: string,
  by: ProofKind,
): Promise<(ProvedSession & { generation: number }) | undefined> {
  return db
    .updateTable('session')
    .set({ proved_at: sql<string>`now()`, proved_by: by, last_used_at: sql<string>`now()` })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .returning(sessionColumns)
    .returning([
      provedAt('session'),
      sql<number>`coalesce((select max(generation) from refresh_token where session_id = session.id), 0)`.as(
        'generation',
      ),
    ])
    .executeTakeFirst();
}

/** Records a use of a session that ends without one. */
export async function touchSession(db: Db, sessionId: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_used_at: sql<string>`now()` })
    .where('id', '=', sessionId)
    .where('last_used_at', '<', sql<string>`now() - interval '1 minute'`)
    .execute();
}

/** Records that a person uses the session, and extends it from now. */
export async function extendSession(db: Db, sessionId: string, days: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ expires_at: daysFromNow(days), last_used_at: sql<string>`now()` })
    .where('id', '=', sessionId)
    .execute();
}

/** An account's sessions that still work: the given one first, then by newest use. */
export async function listLiveSessions(db: Db, accountId: number, first: string) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session.id', 'session.user_agent', 'session.created_at', 'session.last_used_at'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .where(sql<boolean>`${sql.raw(isInTime)}`)
    .orderBy((eb) => eb('session.id', '=', first), 'desc')
    .orderBy('session.last_used_at', 'desc')
    .orderBy('session.id')
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
