import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import type { FirmKind } from '../firms/firm-kind.ts';

type Db = Kysely<Tables>;

export type InstagramAccount = Selectable<Tables['instagram_account']>;

/** The id of the account's profile; undefined while there is none. */
export async function findProfileId(
  db: Db,
  kind: Pick<FirmKind, 'table'>,
  accountId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(kind.table)} where account_id = ${accountId}`.execute(db);
  return rows[0]?.id;
}

export async function insertAuthorisation(
  db: Db,
  begun: { stateHash: Buffer; accountId: number; sessionId: string; minutes: number },
): Promise<void> {
  await db
    .deleteFrom('instagram_authorisation')
    .where('expires_at', '<', sql<string>`now()`)
    .execute();
  await db
    .insertInto('instagram_authorisation')
    .values({
      state_hash: begun.stateHash,
      account_id: begun.accountId,
      session_id: begun.sessionId,
      expires_at: sql<string>`now() + make_interval(mins => ${begun.minutes})`,
    })
    .execute();
}

/**
 * The account that began the authorisation, which cannot be taken again; undefined when it is unknown, used or
 * expired, or its session or account has ended since.
 */
export async function takeAuthorisation(db: Db, stateHash: Buffer): Promise<number | undefined> {
  const { rows } = await sql<{ account_id: number }>`
    with taken as (
      delete from instagram_authorisation where state_hash = ${stateHash}
      returning account_id, session_id, expires_at
    )
    select t.account_id from taken t
      join session s on s.id = t.session_id and s.account_id = t.account_id
      join account a on a.id = t.account_id
    where t.expires_at > now() and s.revoked_at is null and s.expires_at > now() and a.is_active`.execute(
    db,
  );
  return rows[0]?.account_id;
}

export function findConnection(db: Db, accountId: number): Promise<InstagramAccount | undefined> {
  return db
    .selectFrom('instagram_account')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function lockConnection(db: Db, accountId: number): Promise<InstagramAccount | undefined> {
  return db
    .selectFrom('instagram_account')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

/** The account that has connected this account of Instagram. */
export async function findConnectedAccount(
  db: Db,
  instagramUserId: string,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('instagram_account')
    .select('account_id')
    .where('instagram_user_id', '=', instagramUserId)
    .executeTakeFirst();
  return found?.account_id;
}

export interface NewConnection {
  account_id: number;
  instagram_user_id: string;
  username: string | null;
  sealed_token: string;
  token_expires_at: Date;
}

/**
 * Keeps a connection in place of the account's former one.
 * @throws database error of the constraint instagram_account_instagram_user_id_key when another account has it
 */
export async function saveConnection(db: Db, connection: NewConnection): Promise<void> {
  const now = sql<string>`now()`;
  const fresh = {
    ...connection,
    token_refreshed_at: now,
    connected_at: now,
    needs_reconnect: false,
  };
  await db
    .insertInto('instagram_account')
    .values(fresh)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(fresh))
    .execute();
}

/** @param former the sealed token that was refreshed: another one that has taken its place stays as it is */
export async function saveToken(
  db: Db,
  accountId: number,
  former: string,
  { sealedToken, expiresAt }: { sealedToken: string; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('instagram_account')
    .set({
      sealed_token: sealedToken,
      token_expires_at: expiresAt,
      token_refreshed_at: sql<string>`now()`,
    })
    .where('account_id', '=', accountId)
    .where('sealed_token', '=', former)
    .execute();
}

/** @param sealedToken the token that was refused: a newer one stays as it is */
export async function markForReconnect(
  db: Db,
  accountId: number,
  sealedToken: string,
): Promise<void> {
  await db
    .updateTable('instagram_account')
    .set({ needs_reconnect: true })
    .where('account_id', '=', accountId)
    .where('sealed_token', '=', sealedToken)
    .execute();
}

export async function markSynced(db: Db, accountId: number, isCapped: boolean): Promise<void> {
  await db
    .updateTable('instagram_account')
    .set({ synced_at: sql<string>`now()`, is_capped: isCapped, needs_reconnect: false })
    .where('account_id', '=', accountId)
    .execute();
}

export async function deleteConnection(db: Db, accountId: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('instagram_account')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** The account's profile, of either kind, locked until the transaction ends; undefined while there is none. */
export async function lockFirm(db: Db, accountId: number) {
  const kinds = [
    { table: 'designer_profile', owner: 'designer_id' },
    { table: 'vendor_profile', owner: 'vendor_id' },
  ] as const;
  for (const kind of kinds) {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(kind.table)}
      where account_id = ${accountId} for update`.execute(db);
    if (rows[0]) return { profileId: rows[0].id, kind };
  }
  return undefined;
}
