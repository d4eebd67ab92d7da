import type { SiteLanguage } from '@aangan/domain';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import type { User } from '../auth/auth.schemas.ts';
import { userColumns } from '../auth/user.columns.ts';

type Db = Kysely<Tables>;

export interface AccountDetails {
  first_name?: string;
  last_name?: string;
  phone?: string | null;
  bio?: string | null;
  language?: SiteLanguage;
}

const detailColumns = ['first_name', 'last_name', 'phone', 'bio', 'language'] as const;

/** Changes what is given; the names of the account's profile follow by themselves. @returns the account after it */
export async function updateDetails(
  db: Db,
  accountId: number,
  details: AccountDetails,
): Promise<User> {
  const names = detailColumns.filter((name) => details[name] !== undefined);
  const changes = names.map((name, n) => `${name} = $${n + 2}`);
  const { rows } = await db.executeQuery<User>(
    CompiledQuery.raw(
      `update account set ${[...changes, 'updated_at = now()'].join(', ')} where id = $1 returning ${userColumns}`,
      [accountId, ...names.map((name) => details[name])],
    ),
  );
  if (!rows[0]) throw new Error(`There is no account ${accountId}.`);
  return rows[0];
}

/** Gives the account another, unverified address. @returns false when it is another account's */
export async function updateEmail(db: Db, accountId: number, email: string): Promise<boolean> {
  try {
    await db
      .updateTable('account')
      .set({ email, email_verified_at: null, updated_at: sql<string>`now()` })
      .where('id', '=', accountId)
      .execute();
    return true;
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'account_email_key') return false;
    throw error;
  }
}

/** Until the transaction ends, others wait that change the account's picture or portfolio. */
export async function lockAccount(db: Db, accountId: number): Promise<void> {
  await sql`select from account where id = ${accountId} for no key update`.execute(db);
}

/** Sets the picture. @returns the one that was there before */
export async function swapAvatar(
  db: Db,
  accountId: number,
  sha256: string | null,
): Promise<string | null> {
  const { avatar_sha256 } = await db
    .selectFrom('account')
    .select('avatar_sha256')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await db
    .updateTable('account')
    .set({ avatar_sha256: sha256, updated_at: sql<string>`now()` })
    .where('id', '=', accountId)
    .execute();
  await sql`update portfolio_item set is_profile_picture = false where is_profile_picture and (
    designer_id = (select id from designer_profile where account_id = ${accountId})
    or vendor_id = (select id from vendor_profile where account_id = ${accountId}))`.execute(db);
  return avatar_sha256;
}

/** Ends the account; its page and listing vanish with it. @returns false when it was ended before */
export async function deactivate(db: Db, accountId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ is_active: false, deactivated_at: sql<string>`now()`, updated_at: sql<string>`now()` })
    .where('id', '=', accountId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
