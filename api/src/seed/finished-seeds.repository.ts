import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

export async function isFinished(db: Kysely<Tables>, name: string): Promise<boolean> {
  const found = await db
    .selectFrom('milestone')
    .select('name')
    .where('name', '=', name)
    .executeTakeFirst();
  return found !== undefined;
}

export async function markFinished(db: Kysely<Tables>, name: string): Promise<void> {
  await db
    .insertInto('milestone')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
