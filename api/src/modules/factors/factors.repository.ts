import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import type { Factors } from './factors.schemas.ts';

type Db = Kysely<Tables>;

/**
 * The account's row, locked, so that changes of its factors run one after another; undefined where it is not active.
 */
export function lockAccount(db: Db, accountId: number) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'first_name', 'is_staff', 'is_integrator'])
    .select(sql<boolean>`email_verified_at is not null`.as('email_verified'))
    .where('id', '=', accountId)
    .where('is_active', '=', true)
    .where('check_until', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function hasFactor(db: Db, accountId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select has_factor(${accountId}) as has`.execute(db);
  return rows[0]?.has ?? false;
}

export async function readFactors(db: Db, accountId: number): Promise<Factors> {
  const passkeys = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  const app = await db
    .selectFrom('authenticator_app')
    .select(['created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const { rows } = await sql<{ left: number; due_at: string | null }>`select
    (select count(*)::integer from recovery_code where account_id = ${accountId} and used_at is null) as left,
    (select factor_due_at from account where id = ${accountId}) as due_at`.execute(db);
  return {
    passkeys,
    app: app ?? null,
    recovery_codes_left: rows[0]?.left ?? 0,
    due_at: rows[0]?.due_at ?? null,
  };
}

export interface NewPasskey {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
}

/** @returns whether no account had it */
export async function insertPasskey(
  db: Db,
  accountId: number,
  { credentialId, publicKey, counter, transports, name }: NewPasskey,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('passkey')
    .values({
      account_id: accountId,
      credential_id: credentialId,
      public_key: publicKey,
      counter,
      transports,
      name,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** The passkeys of an account, as a browser is asked for them. */
export function listCredentials(db: Db, accountId: number) {
  return db
    .selectFrom('passkey')
    .select(['credential_id as id', 'transports'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

/** A passkey, locked, so that its counter is compared and moved once at a time. */
export function lockPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('passkey')
    .select(['id', 'account_id as accountId', 'public_key as publicKey', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();
}

export async function markPasskeyUsed(db: Db, id: number, counter: number): Promise<void> {
  await db
    .updateTable('passkey')
    .set({ counter, last_used_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function renamePasskey(
  db: Db,
  accountId: number,
  id: number,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** @returns its name; undefined where the account has none of that id */
export async function deletePasskey(
  db: Db,
  accountId: number,
  id: number,
): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return deleted?.name;
}

export async function findApp(db: Db, accountId: number): Promise<string | undefined> {
  const app = await db
    .selectFrom('authenticator_app')
    .select('sealed_secret')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return app?.sealed_secret;
}

/** @returns whether the account had none */
export async function insertApp(
  db: Db,
  accountId: number,
  sealedSecret: string,
  step: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('authenticator_app')
    .values({ account_id: accountId, sealed_secret: sealedSecret, last_step: step })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Takes the code of these 30 seconds. @returns whether neither it nor a later one was taken before */
export async function takeStep(
  db: Db,
  accountId: number,
  step: number,
  sealedSecret: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticator_app')
    .set({ last_step: step, sealed_secret: sealedSecret, last_used_at: sql<string>`now()` })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteApp(db: Db, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('authenticator_app')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function replaceRecoveryCodes(
  db: Db,
  accountId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute();
}

/** @returns whether there is such a code that was not used before */
export async function useRecoveryCode(db: Db, accountId: number, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used_at: sql<string>`now()` })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Removes every factor. */
export async function deleteFactors(db: Db, accountId: number): Promise<void> {
  for (const table of [
    'passkey',
    'authenticator_app',
    'recovery_code',
    'auth_challenge',
  ] as const) {
    await db.deleteFrom(table).where('account_id', '=', accountId).execute();
  }
}
