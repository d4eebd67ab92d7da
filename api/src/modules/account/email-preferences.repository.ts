import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import type { EmailPreferences } from './account.schemas.ts';

/** Kinds of mails that an account can do without. */
export type MailKind = Exclude<keyof EmailPreferences, 'at_night'>;

type Db = Kysely<Tables>;

/** What an account has said of mails; undefined where it has said nothing. */
export async function findEmailPreferences(
  db: Db,
  accountId: number,
): Promise<EmailPreferences | undefined> {
  return db
    .selectFrom('email_preference')
    .select(['requests', 'reviews', 'messages', 'at_night'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Changes what is given; two changes at once lose nothing of each other. */
export async function saveEmailPreferences(
  db: Db,
  accountId: number,
  changes: Partial<EmailPreferences>,
): Promise<EmailPreferences> {
  return db
    .insertInto('email_preference')
    .values({ account_id: accountId, ...changes })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ ...changes, updated_at: sql<string>`now()` }),
    )
    .returning(['requests', 'reviews', 'messages', 'at_night'])
    .executeTakeFirstOrThrow();
}

export interface Recipient {
  id: number;
  email: string;
  name: string;
}

/** An active account that wants mails of this kind, as each does until it says otherwise. */
export async function findRecipient(
  db: Db,
  accountId: number,
  kind: MailKind,
): Promise<Recipient | undefined> {
  return db
    .selectFrom('account')
    .leftJoin('email_preference as wish', 'wish.account_id', 'account.id')
    .select([
      'account.id',
      'account.email',
      sql<string>`account_name(account.first_name, account.last_name)`.as('name'),
    ])
    .where('account.id', '=', accountId)
    .where('account.is_active', '=', true)
    .where(({ eb, fn, val }) => eb(fn.coalesce(`wish.${kind}`, val(true)), '=', true))
    .executeTakeFirst();
}
