import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Makes changes of marks and first publications of new names take turns, until the transaction ends. */
export async function lockMarks(db: Kysely<Tables>, mode: 'to-change' | 'to-read'): Promise<void> {
  const key = sql`hashtextextended('low trust', 0)`;
  const lock =
    mode === 'to-change'
      ? sql`select pg_advisory_xact_lock(${key})`
      : sql`select pg_advisory_xact_lock_shared(${key})`;
  await lock.execute(db);
}

/** Marks a remote as of low trust, without grants. False where it is marked already. */
export async function insertMark(
  db: Kysely<Tables>,
  { name, by, why }: { name: string; by: string; why: string },
): Promise<boolean> {
  const marked = await db
    .insertInto('low_trust')
    .values({ name, grants: '[]', marked_by: by, why })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return marked !== undefined;
}

/** The remotes of low trust of a team, by name. Before one has an owner, it is of each team that announces it. */
export async function listMarkedOf(db: Kysely<Tables>, team: string): Promise<string[]> {
  const isOfTeam = sql<boolean>`manifest -> 'manifest' ->> 'team' = ${team}`;
  const rows = await db
    .selectFrom('low_trust')
    .select('low_trust.name')
    .where(
      sql<boolean>`coalesce(
        (select ${isOfTeam} from release r where r.name = low_trust.name and published_at is not null
          order by published_at, release limit 1),
        exists (select from release r where r.name = low_trust.name and ${isOfTeam}))`,
    )
    .orderBy('low_trust.name')
    .execute();
  return rows.map(({ name }) => name);
}
