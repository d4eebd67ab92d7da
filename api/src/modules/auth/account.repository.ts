import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import type { User } from './auth.schemas.ts';

export interface NewAccount {
  email: string;
  username: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  bio: string | null;
  is_designer: boolean;
  is_architect: boolean;
  is_vendor: boolean;
}

type Db = Kysely<Tables>;

function selectUser(db: Db) {
  return db
    .selectFrom('account')
    .leftJoin('media', 'media.sha256', 'account.avatar_sha256')
    .select([
      'account.id',
      'email',
      'username',
      'first_name',
      'last_name',
      'phone',
      'bio',
      sql<string | null>`media_path(media.sha256, media.extension)`.as('avatar'),
      'is_designer',
      'is_architect',
      'is_vendor',
      'is_staff',
      'is_integrator',
      sql<boolean>`email_verified_at is not null`.as('email_verified'),
    ]);
}

/** The user of a session that is neither revoked nor over, while the account is active. */
export async function findUserOfSession(db: Db, sessionId: string): Promise<User | undefined> {
  return selectUser(db)
    .innerJoin('session', 'session.account_id', 'account.id')
    .where('session.id', '=', sessionId)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', sql<string>`now()`)
    .where('account.is_active', '=', true)
    .executeTakeFirst();
}

/** An active account with its password's hash. */
export async function findUserForLogin(db: Db, email: string) {
  return selectUser(db)
    .select('password_hash')
    .where('email', '=', email)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

export async function findUser(db: Db, accountId: number): Promise<User> {
  return selectUser(db).where('account.id', '=', accountId).executeTakeFirstOrThrow();
}

/**
 * Adds an account; undefined when the email or the username is taken. A registration of the same email
 * in another transaction is waited for, so that of two at once exactly one is added.
 */
export async function insertAccount(db: Db, account: NewAccount): Promise<number | undefined> {
  const added = await db
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertTermsAcceptance(
  db: Db,
  accountId: number,
  document: 'terms' | 'designer-terms' | 'vendor-terms',
  version: string,
): Promise<void> {
  await db
    .insertInto('terms_acceptance')
    .values({ account_id: accountId, document, version })
    .execute();
}

export async function setPasswordHash(db: Db, accountId: number, hash: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: hash, updated_at: sql<string>`now()` })
    .where('id', '=', accountId)
    .execute();
}

/** Whether the account is active and its password still that one, which it stays until the transaction ends. */
export async function lockIfPasswordIs(db: Db, accountId: number, hash: string): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('password_hash', '=', hash)
    .where('is_active', '=', true)
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}
