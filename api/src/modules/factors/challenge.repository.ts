import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

export type ChallengePurpose = Selectable<Tables['auth_challenge']>['purpose'];

interface NewChallenge {
  tokenHash: Buffer;
  purpose: ChallengePurpose;
  accountId: number | null;
  /** What a passkey signs. */
  challenge: string | null;
  sealedSecret?: string;
}

const minutes = 5;

export async function insertChallenge(
  db: Db,
  { tokenHash, purpose, accountId, challenge, sealedSecret = '' }: NewChallenge,
): Promise<void> {
  await db
    .insertInto('auth_challenge')
    .values({
      token_hash: tokenHash,
      purpose,
      account_id: accountId,
      challenge,
      sealed_secret: sealedSecret || null,
      expires_at: sql<string>`now() + make_interval(mins => ${minutes})`,
    })
    .execute();
}

/** A challenge that is not over. */
export function findChallenge(db: Db, tokenHash: Buffer, purpose: ChallengePurpose) {
  return db
    .selectFrom('auth_challenge')
    .select(['account_id as accountId', 'challenge', 'sealed_secret as sealedSecret'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
}

/** Takes what a passkey was to sign, so that no second answer fits; undefined where it was taken. */
export async function takeSigned(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{ challenge: string }>`
    with asked as (select token_hash, challenge from auth_challenge
      where token_hash = ${tokenHash} and challenge is not null and expires_at > now() for update)
    update auth_challenge c set challenge = null from asked where c.token_hash = asked.token_hash
    returning asked.challenge`.execute(db);
  return rows[0]?.challenge;
}

export async function deleteChallenge(db: Db, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('auth_challenge')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whatever the account was asked to prove is worth nothing any more. */
export async function deleteChallengesOf(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('auth_challenge').where('account_id', '=', accountId).execute();
}

export async function deleteOldChallenges(db: Db): Promise<void> {
  await db.deleteFrom('auth_challenge').where('expires_at', '<', sql<string>`now()`).execute();
}
