import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

const daysFromNow = (days: number) => sql<string>`now() + make_interval(days => ${days})`;

export async function insertSession(db: Db, accountId: number, days: number): Promise<string> {
  const { id } = await db
    .insertInto('session')
    .values({ account_id: accountId, expires_at: daysFromNow(days) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Sessions that are over are of no use to anybody; an account's are cleared away when it signs in. */
export async function deleteEndedSessions(db: Db, accountId: number): Promise<void> {
  await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('expires_at', '<', sql<string>`now()`)
    .execute();
}

export async function insertRefreshToken(
  db: Db,
  sessionId: string,
  tokenHash: Buffer,
  days: number,
): Promise<void> {
  await db
    .insertInto('refresh_token')
    .values({ session_id: sessionId, token_hash: tokenHash, expires_at: daysFromNow(days) })
    .execute();
}

/** The token's row, locked until the transaction ends, so that two uses at once follow one another. */
export async function lockRefreshToken(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'session.id as sessionId',
      'session.account_id as accountId',
      sql<boolean>`refresh_token.used_at is not null`.as('isUsed'),
      sql<boolean>`refresh_token.expires_at > now() and session.revoked_at is null and account.is_active`.as(
        'isLive',
      ),
    ])
    .where('token_hash', '=', tokenHash)
    .forUpdate(['refresh_token', 'session'])
    .executeTakeFirst();
}

export async function markRefreshTokenUsed(db: Db, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ used_at: sql<string>`now()` })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function extendSession(db: Db, sessionId: string, days: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ expires_at: daysFromNow(days) })
    .where('id', '=', sessionId)
    .execute();
}

export async function revokeSession(
  db: Db,
  sessionId: string,
  because: 'logout' | 'reuse',
): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: sql<string>`now()`, revoked_because: because })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}
