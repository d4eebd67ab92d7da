import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

export interface Recipient {
  id: number;
  email: string;
  name: string;
}

/** An active account that wants mails of this kind. */
export async function findRecipient(
  db: Kysely<Tables>,
  accountId: number,
  kind: 'requests' | 'reviews',
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
