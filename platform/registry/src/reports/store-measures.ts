import type { Channel, ReportedMeasure } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { countValues } from './measure-counts.ts';
import { uniqueBy } from './store-failures.ts';

/**
 * Stores measurements. A page view counts once, the first that it reports: for each Web Vital, and for the time that each
 * remote took to load.
 */
export async function storeMeasures(
  db: Kysely<Tables>,
  channel: Channel,
  measures: readonly ReportedMeasure[],
): Promise<void> {
  const counted = await takeFirst(db, measures);
  const groups = Map.groupBy(counted, ({ name, release, route, kind }) =>
    [name, release, kind, route].join(' '),
  );
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const { name, release, route, kind } = first;
    const counts = countValues(
      kind,
      group.map(({ value }) => value),
    );
    await db
      .insertInto('measurement')
      .values({
        ...{ channel, name, release, route, kind, counts },
        hour: sql<string>`date_trunc('hour', now())`,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['channel', 'name', 'release', 'route', 'kind', 'hour'])
          .doUpdateSet({ counts: sumOfCounts }),
      )
      .execute();
  }
}

/** Those that their page view has not reported before. */
async function takeFirst(
  db: Kysely<Tables>,
  measures: readonly ReportedMeasure[],
): Promise<ReportedMeasure[]> {
  if (measures.length === 0) return [];
  const unique = uniqueBy(measures, (measure) => keyOf(viewOf(measure)));
  const rows = await db
    .insertInto('measured_view')
    .values(unique.map(viewOf))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['page', 'kind', 'name'])
    .execute();
  const taken = new Set(rows.map(keyOf));
  return unique.filter((measure) => taken.has(keyOf(viewOf(measure))));
}

/** What a measurement is counted once for. */
type MeasuredView = Pick<Tables['measured_view'], 'page' | 'kind' | 'name'>;

function viewOf({ page, kind, name }: ReportedMeasure): MeasuredView {
  return { page, kind, name: kind === 'load-time' ? name : '' };
}

const keyOf = ({ page, kind, name }: MeasuredView) => [page, kind, name].join(' ');

const sumOfCounts = sql<number[]>`(
  select array_agg(coalesce(a, 0) + coalesce(b, 0) order by at)
  from unnest(measurement.counts, excluded.counts) with ordinality as sums (a, b, at))`;
