import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

const ago = (hours: number) => sql<string>`now() - make_interval(hours => ${hours})`;

/** Deletes the ids of batches that were handed over more than so many hours ago. */
export async function deleteBatches(db: Kysely<Tables>, hours: number): Promise<void> {
  await db.deleteFrom('report_batch').where('at', '<', ago(hours)).execute();
}

/** Deletes failed page views older than so many hours, and the oldest beyond a number. */
export async function deleteFailedViews(
  db: Kysely<Tables>,
  { hours, max }: { hours: number; max: number },
): Promise<void> {
  const oldestKept = sql<string>`(
    select viewed_at from failed_view order by viewed_at desc offset ${max} limit 1)`;
  await db
    .deleteFrom('failed_view')
    .where((eb) => eb.or([eb('viewed_at', '<', ago(hours)), eb('viewed_at', '<', oldestKept)]))
    .execute();
}

/** Deletes which page views have started, and which have reported measurements, more than so many hours ago. */
export async function deleteCountedViews(db: Kysely<Tables>, hours: number): Promise<void> {
  await db.deleteFrom('started_view').where('viewed_at', '<', ago(hours)).execute();
  await db.deleteFrom('measured_view').where('at', '<', ago(hours)).execute();
}

/** Deletes what canaries were compared by that have ended, or were set again since. */
export async function deleteComparisons(db: Kysely<Tables>): Promise<void> {
  for (const table of ['canary_metric', 'canary_network']) {
    await sql`
      delete from ${sql.table(table)} as compared
      where not exists (
        select from canary
        where canary.id = compared.canary and compared.set_in >= (
          select max(revision) from channel_change
          where channel = canary.channel and kind = 'canary' and canary = canary.id))`.execute(db);
  }
}

/** Deletes counts older than so many days, and groups of failures that were last seen before that. */
export async function deleteCounts(db: Kysely<Tables>, days: number): Promise<void> {
  const before = sql<string>`now() - make_interval(days => ${days})`;
  await db.deleteFrom('page_views').where('minute', '<', before).execute();
  await db.deleteFrom('failure_count').where('minute', '<', before).execute();
  await db.deleteFrom('measurement').where('hour', '<', before).execute();
  await db.deleteFrom('error_group').where('last_at', '<', before).execute();
}
