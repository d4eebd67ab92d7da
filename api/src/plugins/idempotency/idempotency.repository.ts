import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

export interface BegunRequest {
  keyHash: Buffer;
  accountId: number | null;
  fingerprint: Buffer;
}

/** A key that a request has claimed. */
export interface ClaimedKey {
  keyHash: Buffer;
  /** When, as the database writes it: another claim of the same key has another time. */
  begunAt: string;
}

/** A process renews its claims each second. */
const abandonedAfterSeconds = 5;

/** Whether nobody answers the request any more. A process of the version before renews nothing. */
const isAbandoned = sql<boolean>`(r.status is null and case when r.renewed_at >= r.begun_at
  then r.renewed_at < now() - make_interval(secs => ${abandonedAfterSeconds})
  else r.begun_at < now() - interval '1 minute' end)`;

const isStillClaimed = ({ keyHash, begunAt }: ClaimedKey) =>
  sql<boolean>`key_hash = ${keyHash} and begun_at = ${begunAt}::timestamptz`;

/**
 * Claims a key for a request that begins now. A key is free when it is new, when its 24 hours are over, and when its
 * request was abandoned before it was done: its process has died, or could not reach the database.
 * @returns undefined where the key was not free
 */
export async function claimKey(
  db: Db,
  { keyHash, accountId, fingerprint }: BegunRequest,
): Promise<ClaimedKey | undefined> {
  const { rows } = await sql<{ begunAt: string }>`
    insert into idempotent_request as r (key_hash, account_id, fingerprint, renewed_at, expires_at)
    values (${keyHash}, ${accountId}, ${fingerprint}, now(), now() + interval '24 hours')
    on conflict (key_hash) do update set
      fingerprint = excluded.fingerprint, begun_at = now(), renewed_at = now(),
      expires_at = excluded.expires_at, status = null, answer = null, done_at = null
    where r.expires_at <= now() or (r.done_at is null and ${isAbandoned})
    returning r.begun_at::text as "begunAt"`.execute(db);
  return rows[0] && { keyHash, begunAt: rows[0].begunAt };
}

export function findClaim(db: Db, keyHash: Buffer) {
  return db
    .selectFrom('idempotent_request as r')
    .select(['fingerprint', 'status', 'answer', 'done_at', isAbandoned.as('isAbandoned')])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
}

/** Says that the requests are still being answered. One whose transaction is under way holds its row: it is left out. */
export async function renewClaims(db: Db, claims: readonly ClaimedKey[]): Promise<void> {
  await sql`update idempotent_request set renewed_at = now() where key_hash in (
    select r.key_hash from idempotent_request r
    join unnest(${claims.map(({ keyHash }) => keyHash)}::bytea[],
      ${claims.map(({ begunAt }) => begunAt)}::timestamptz[]) as claim (key_hash, begun_at)
      on claim.key_hash = r.key_hash and claim.begun_at = r.begun_at
    where r.status is null for update of r skip locked)`.execute(db);
}

/** Stores nothing where the key was claimed by another request since. */
export async function storeAnswer(
  db: Db,
  claim: ClaimedKey,
  { status, answer }: { status: number; answer: Buffer },
): Promise<void> {
  await db
    .updateTable('idempotent_request')
    .set({ status, answer })
    .where(isStillClaimed(claim))
    .execute();
}

/** @param unlessDone keeps it where what was to be created is there, and only the answer failed */
export async function releaseKey(
  db: Db,
  claim: ClaimedKey,
  { unlessDone }: { unlessDone: boolean },
): Promise<void> {
  const released = db.deleteFrom('idempotent_request').where(isStillClaimed(claim));
  await (unlessDone ? released.where('done_at', 'is', null) : released).execute();
}

/**
 * @param db the transaction that creates what the request asks for
 * @returns false where the key was claimed by another request since, which creates it
 */
export async function markDone(db: Db, claim: ClaimedKey): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotent_request')
    .set({ done_at: sql<string>`now()` })
    .where(isStillClaimed(claim))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function forgetExpiredKeys(db: Db): Promise<void> {
  await db.deleteFrom('idempotent_request').where('expires_at', '<', sql<string>`now()`).execute();
}
