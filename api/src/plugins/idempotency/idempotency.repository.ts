import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

export interface BegunRequest {
  keyHash: Buffer;
  accountId: number | null;
  fingerprint: Buffer;
}

/**
 * Claims a key for a request that begins now. A key is free when it is new, when its 24 hours are over, and
 * when its request has neither been done nor answered for a minute: then the process that had it has died.
 * @returns whether the key was free
 */
export async function claimKey(
  db: Db,
  { keyHash, accountId, fingerprint }: BegunRequest,
): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotent_request as r (key_hash, account_id, fingerprint, expires_at)
    values (${keyHash}, ${accountId}, ${fingerprint}, now() + interval '24 hours')
    on conflict (key_hash) do update set
      fingerprint = excluded.fingerprint, begun_at = now(), expires_at = excluded.expires_at,
      status = null, answer = null, done_at = null
    where r.expires_at <= now()
      or (r.status is null and r.done_at is null and r.begun_at < now() - interval '1 minute')
    returning true`.execute(db);
  return rows.length > 0;
}

export function findClaim(db: Db, keyHash: Buffer) {
  return db
    .selectFrom('idempotent_request')
    .select([
      'fingerprint',
      'status',
      'answer',
      'done_at',
      sql<boolean>`begun_at < now() - interval '1 minute'`.as('isOld'),
    ])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
}

export async function storeAnswer(
  db: Db,
  keyHash: Buffer,
  { status, answer }: { status: number; answer: Buffer },
): Promise<void> {
  await db
    .updateTable('idempotent_request')
    .set({ status, answer })
    .where('key_hash', '=', keyHash)
    .execute();
}

/** @param unlessDone keeps it where what was to be created is there, and only the answer failed */
export async function releaseKey(
  db: Db,
  keyHash: Buffer,
  { unlessDone }: { unlessDone: boolean },
): Promise<void> {
  const released = db.deleteFrom('idempotent_request').where('key_hash', '=', keyHash);
  await (unlessDone ? released.where('done_at', 'is', null) : released).execute();
}

/** @param db the transaction that creates what the request asks for */
export async function markDone(db: Db, keyHash: Buffer): Promise<void> {
  await db
    .updateTable('idempotent_request')
    .set({ done_at: sql<string>`now()` })
    .where('key_hash', '=', keyHash)
    .execute();
}

export async function forgetExpiredKeys(db: Db): Promise<void> {
  await db.deleteFrom('idempotent_request').where('expires_at', '<', sql<string>`now()`).execute();
}
