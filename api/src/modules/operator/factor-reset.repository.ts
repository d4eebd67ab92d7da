import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

/** How long a second operator has to agree. */
const resetHours = 24;

/** SQL: whether what was asked for an account is not over yet. */
export const isOpen = sql<boolean>`asked_at > now() - make_interval(hours => ${resetHours})`;

/** The operator who has asked for it within a day. */
export async function findAsker(db: Db, accountId: number): Promise<number | undefined> {
  const asked = await db
    .selectFrom('factor_reset')
    .select('operator_id')
    .where('account_id', '=', accountId)
    .where(isOpen)
    .executeTakeFirst();
  return asked?.operator_id;
}

export async function keepAsked(db: Db, accountId: number, operatorId: number): Promise<void> {
  await db
    .insertInto('factor_reset')
    .values({ account_id: accountId, operator_id: operatorId })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ operator_id: operatorId, asked_at: sql<string>`now()` }),
    )
    .execute();
}

export async function deleteAsked(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('factor_reset').where('account_id', '=', accountId).execute();
}
