import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import type { EmailPreferences } from './account.schemas.ts';

type Db = Kysely<Tables>;

const everyMail: EmailPreferences = { requests: true, reviews: true };

/** Which mails an account wants; every kind until it says otherwise. */
export async function findEmailPreferences(db: Db, accountId: number): Promise<EmailPreferences> {
  const found = await db
    .selectFrom('email_preference')
    .select(['requests', 'reviews'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found ?? everyMail;
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
    .returning(['requests', 'reviews'])
    .executeTakeFirstOrThrow();
}
