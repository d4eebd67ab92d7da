import type { Channel, MeasureReport } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import type { MeasurementTable } from '../report-tables.ts';
import type { Tables } from '../tables.ts';

/** The key by which a measurement is counted once. `name` is set only for measurements of a release. */
export type MeasuredView = Pick<Tables['measured_view'], 'page' | 'kind' | 'name'>;

/** Records that page views have reported measurements. @param views at least one. @returns those that had not before */
export function takeViews(
  db: Kysely<Tables>,
  views: readonly MeasuredView[],
): Promise<MeasuredView[]> {
  return db
    .insertInto('measured_view')
    .values([...views])
    .onConflict((conflict) => conflict.doNothing())
    .returning(['page', 'kind', 'name'])
    .execute();
}

/**
 * Values of one kind that a route of a release was measured with in a language, counted by their ranges. The language is
 * empty where the site declares none.
 */
export interface MeasurementCounts {
  name: string;
  release: string;
  route: string;
  kind: MeasureReport['kind'];
  language: string;
  counts: number[];
}

/** Adds counts to those of this hour. */
export async function addMeasurements(
  db: Kysely<Tables>,
  channel: Channel,
  measured: MeasurementCounts,
): Promise<void> {
  await db
    .insertInto('measurement')
    .values({ ...measured, channel, hour: sql<string>`date_trunc('hour', now())` })
    .onConflict((conflict) =>
      conflict
        .columns(['channel', 'name', 'release', 'route', 'kind', 'language', 'hour'])
        .doUpdateSet({ counts: sumOfCounts }),
    )
    .execute();
}

const sumOfCounts = sql<number[]>`(
  select array_agg(coalesce(a, 0) + coalesce(b, 0) order by at)
  from unnest(measurement.counts, excluded.counts) with ordinality as sums (a, b, at))`;

/** The counts of a name on a channel in the last day, hour by hour. */
export function findMeasurements(
  db: Kysely<Tables>,
  { name, channel, release }: { name: string; channel: string; release?: string | undefined },
): Promise<Omit<MeasurementTable, 'channel' | 'name' | 'hour'>[]> {
  return db
    .selectFrom('measurement')
    .select(['release', 'route', 'kind', 'language', 'counts'])
    .where('channel', '=', channel)
    .where('name', '=', name)
    .where('hour', '>=', sql<string>`now() - interval '1 day'`)
    .$if(release !== undefined, (query) => query.where('release', '=', release ?? ''))
    .execute();
}
