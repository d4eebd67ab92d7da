import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

export type LinkPurpose = 'verify-email' | 'reset-password';

/** The account that a link is for. */
export interface LinkAccount {
  id: number;
  email: string;
  email_verified: boolean;
  first_name: string;
}

const isVerified = sql<boolean>`account.email_verified_at is not null`.as('email_verified');

/** An active account of a person, locked, so that simultaneous changes of its links run one after another. */
export async function lockAccountOf(db: Db, email: string): Promise<LinkAccount | undefined> {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'first_name', isVerified])
    .where('email', '=', email)
    .where('is_active', '=', true)
    .where('check_until', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Keeps a new link in place of the account's unused ones. The account must be locked by the transaction. */
export async function replaceLink(
  db: Db,
  account: LinkAccount,
  purpose: LinkPurpose,
  link: { tokenHash: Buffer; hours: number },
): Promise<void> {
  await db
    .deleteFrom('email_token')
    .where('account_id', '=', account.id)
    .where('purpose', '=', purpose)
    .where((eb) => eb('used_at', 'is', null).or('expires_at', '<', sql<string>`now()`))
    .execute();
  await db
    .insertInto('email_token')
    .values({
      token_hash: link.tokenHash,
      account_id: account.id,
      purpose,
      email: account.email,
      expires_at: sql<string>`now() + make_interval(hours => ${link.hours})`,
    })
    .execute();
}

/** The active account that a link is for, while it still has the address that the link went to. */
function accountOfLink(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('account')
    .innerJoin('email_token', (join) =>
      join
        .onRef('email_token.account_id', '=', 'account.id')
        .onRef('email_token.email', '=', 'account.email'),
    )
    .where('token_hash', '=', tokenHash)
    .where('is_active', '=', true);
}

/**
 * Uses a link up. Undefined when it is not known, over or used, or when its account ended or has another
 * address by now. The account stays locked until the transaction ends.
 */
export async function spendLink(
  db: Db,
  tokenHash: Buffer,
  purpose: LinkPurpose,
): Promise<LinkAccount | undefined> {
  const account = await accountOfLink(db, tokenHash)
    .select(['account.id', 'account.email', 'first_name', isVerified])
    .forNoKeyUpdate('account')
    .executeTakeFirst();
  if (!account) return undefined;
  const { numUpdatedRows } = await db
    .updateTable('email_token')
    .set({ used_at: sql<string>`now()` })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? account : undefined;
}

/** The verified address of an account whose link was used for it before. */
export async function findVerifiedBy(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const found = await accountOfLink(db, tokenHash)
    .select('account.email')
    .where('purpose', '=', 'verify-email')
    .where('used_at', 'is not', null)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return found?.email;
}

export async function markVerified(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable('account')
    .set({ email_verified_at: sql<string>`coalesce(email_verified_at, now())` })
    .where('id', '=', accountId)
    .execute();
}

/** Makes every link of that purpose that the account still has worthless. */
export async function deleteLinks(db: Db, accountId: number, purpose: LinkPurpose): Promise<void> {
  await db
    .deleteFrom('email_token')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/** Whether a link could be used now. */
export async function isLinkLive(
  db: Db,
  tokenHash: Buffer,
  purpose: LinkPurpose,
): Promise<boolean> {
  const found = await accountOfLink(db, tokenHash)
    .select('account.id')
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
  return found !== undefined;
}
