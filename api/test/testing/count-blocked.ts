import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../src/tables.ts';

/** How many statements of a test's database wait for another transaction. */
export async function countBlocked(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
