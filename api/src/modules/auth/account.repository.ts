import type { SiteLanguage } from '@aangan/domain';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { type Taken, takingSlot } from '../../plugins/throttle/throttle.repository.ts';
import type { Tables } from '../../tables.ts';
import type { SessionClaim, User } from './auth.schemas.ts';
import { isInTime } from './session.columns.ts';
import { userColumns } from './user.columns.ts';

export interface NewAccount {
  email: string;
  username: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  bio: string | null;
  language: SiteLanguage;
  is_designer: boolean;
  is_architect: boolean;
  is_vendor: boolean;
}

type Db = Kysely<Tables>;

// What runs on a channel where releases are tried may have read the session's tokens: it has no rights over the site.
// Nor has a session that knows only the password of an account with a second factor, or of one without when the days for
// it are over.
const hasRights = `not session.of_staging and case when has_factor(account.id)
  then coalesce(session.proved_by, 'password') <> 'password'
  else account.factor_asked_at + make_interval(days => $3) > now() end`;
const ofSession = userColumns
  .replace('account.is_staff', `account.is_staff and ${hasRights} as is_staff`)
  .replace('account.is_integrator', `account.is_integrator and ${hasRights} as is_integrator`);

const sessionWith = (columns: string) => `
  select ${columns} from account join session on session.account_id = account.id
  where session.id = $1 and account.id = $2
    and session.revoked_at is null and session.expires_at > now() and account.is_active and ${isInTime}`;

const userOfSession = sessionWith(ofSession);

const writerOfSession = `
  with account_user as materialized (
    ${sessionWith(`${ofSession}, account.check_until is not null as is_read_only`)}),
  taken as (${takingSlot("'writes:' || id", '$4', 'from account_user where not is_read_only')})
  select account_user.*, taken.count, taken.seconds from account_user left join taken on true`;

/**
 * The account of a session that is neither revoked nor over, while the account is active.
 * @param factorGraceDays how long operators and integrators have rights without a second factor, from when it is asked of them
 */
export async function findUserOfSession(
  db: Db,
  { sessionId, accountId }: SessionClaim,
  factorGraceDays: number,
): Promise<User | undefined> {
  const { rows } = await db.executeQuery<User>(
    CompiledQuery.raw(userOfSession, [sessionId, accountId, factorGraceDays]),
  );
  return rows[0];
}

/**
 * The same, with a write of the account counted in its throttle window; none is taken by an account that was made for a
 * check, which may only read.
 */
export async function findWriterOfSession(
  db: Db,
  { sessionId, accountId }: SessionClaim,
  { factorGraceDays, windowSeconds }: { factorGraceDays: number; windowSeconds: number },
): Promise<{ user: User; taken: Taken | undefined } | undefined> {
  const { rows } = await db.executeQuery<User & Taken & { is_read_only: boolean }>(
    CompiledQuery.raw(writerOfSession, [sessionId, accountId, factorGraceDays, windowSeconds]),
  );
  if (!rows[0]) return undefined;
  const { count, seconds, is_read_only, ...user } = rows[0];
  return { user, taken: is_read_only ? undefined : { count, seconds } };
}

/** An active account with its password's hash. */
export async function findUserForLogin(db: Db, email: string) {
  const { rows } = await db.executeQuery<User & { password_hash: string | null }>(
    CompiledQuery.raw(
      `select ${userColumns}, account.password_hash from account where account.email = $1 and account.is_active`,
      [email],
    ),
  );
  return rows[0];
}

export async function findUser(db: Db, accountId: number): Promise<User | undefined> {
  const { rows } = await db.executeQuery<User>(
    CompiledQuery.raw(`select ${userColumns} from account where account.id = $1`, [accountId]),
  );
  return rows[0];
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

/** Puts another hash of the same password in place of one, unless the password was changed meanwhile. */
export async function replacePasswordHash(
  db: Db,
  accountId: number,
  from: string,
  to: string,
): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: to })
    .where('id', '=', accountId)
    .where('password_hash', '=', from)
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
