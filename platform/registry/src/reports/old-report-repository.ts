import { type Kysely, sql } from 'kysely';
import { comparedDays } from '../rollback/comparison-repository.ts';
import type { Tables } from '../tables.ts';

const ago = (hours: number) => sql<string>`now() - make_interval(hours => ${hours})`;

/** Deletes the ids of batches that were handed over more than so many hours ago. */
export async function deleteBatches(db: Kysely<Tables>, hours: number): Promise<void> {
  await db.deleteFrom('report_batch').where('at', '<', ago(hours)).execute();
}

/** Whether a channel has no canary that its page views are evidence for or against. */
const hasNoCanary = (table: 'failed_view' | 'started_view') =>
  sql<boolean>`not exists (select from canary where canary.channel = ${sql.ref(`${table}.channel`)})`;

/**
 * Deletes failed page views older than so many hours, and the oldest beyond a number. While their channel has a canary
 * they are kept as long as canaries are compared: evidence that is forgotten begins again.
 */
export async function deleteFailedViews(
  db: Kysely<Tables>,
  { hours, max }: { hours: number; max: number },
): Promise<void> {
  const oldestKept = sql<string>`(
    select viewed_at from failed_view order by viewed_at desc offset ${max} limit 1)`;
  await db
    .deleteFrom('failed_view')
    .where((eb) =>
      eb.or([
        eb.and([eb('viewed_at', '<', ago(hours)), hasNoCanary('failed_view')]),
        eb('viewed_at', '<', ago(24 * comparedDays)),
        eb('viewed_at', '<', oldestKept),
      ]),
    )
    .execute();
}

/** Deletes which page views have started, as failed ones, and which have reported measurements. */
export async function deleteCountedViews(db: Kysely<Tables>, hours: number): Promise<void> {
  await db
    .deleteFrom('started_view')
    .where((eb) =>
      eb.or([
        eb.and([eb('viewed_at', '<', ago(hours)), hasNoCanary('started_view')]),
        eb('viewed_at', '<', ago(24 * comparedDays)),
      ]),
    )
    .execute();
  await db.deleteFrom('measured_view').where('at', '<', ago(hours)).execute();
}

/**
 * Deletes what canaries were compared by that have ended, who has counted for those that are compared no more, and which
 * routes visitors have had before a canary was set again.
 */
export async function deleteComparisons(db: Kysely<Tables>): Promise<void> {
  await sql`
    delete from canary_metric as compared
    where not exists (select from canary where canary.id = compared.canary)`.execute(db);
  await sql`
    delete from canary_network as counted
    where not exists (
      select from canary
      join lateral (
        select max(revision) as set_in, min(changed_at) as begun from channel_change
        where channel = canary.channel and kind = 'canary' and canary = canary.id) change on true
      where canary.id = counted.canary
        and begun > now() - make_interval(days => ${comparedDays})
        and counted.set_in in (0, change.set_in))`.execute(db);
}

/** Deletes counts older than so many days, and groups of failures that were last seen before that. */
export async function deleteCounts(db: Kysely<Tables>, days: number): Promise<void> {
  const before = sql<string>`now() - make_interval(days => ${days})`;
  await db.deleteFrom('page_views').where('minute', '<', before).execute();
  await db.deleteFrom('failure_count').where('minute', '<', before).execute();
  await db.deleteFrom('measurement').where('hour', '<', before).execute();
  await db.deleteFrom('error_group').where('last_at', '<', before).execute();
}
