import type { ReportBatch, ReportedFailure } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { createServedCompositions, ReportableComposition } from './declared-routes.ts';
import { instant, storeFailures } from './store-failures.ts';
import { storeMeasures } from './store-measures.ts';
import { storeStarts } from './store-starts.ts';

type FindComposition = ReturnType<typeof createServedCompositions>;

/**
 * Stores what an edge hands over, once. Reports about a release that its composition does not have are dropped.
 * @returns the failures that were counted, and whether pages have started that were not known to
 */
export async function storeBatch(
  db: Kysely<Tables>,
  batch: ReportBatch,
  find: FindComposition,
): Promise<{ failures: ReportedFailure[]; hasStarts: boolean }> {
  const { channel } = batch;
  const taken = await db
    .insertInto('report_batch')
    .values({ id: batch.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!taken) return { failures: [], hasStarts: false };
  await storeCompositions(db, batch);
  await storeViews(db, batch);
  const hasStarts = await storeStarts(db, channel, batch.starts ?? []);
  const served = new Map<string, ReportableComposition | undefined>();
  for (const { composition } of [...batch.failures, ...batch.measures]) {
    if (!served.has(composition)) served.set(composition, await find(db, channel, composition));
  }
  const measures = batch.measures.filter((measure) => {
    const composition = served.get(measure.composition);
    return isOf(composition, measure) && isDeclared(composition, measure.route);
  });
  await storeMeasures(db, channel, measures);
  const failures = batch.failures.flatMap((failure) => {
    const composition = served.get(failure.composition);
    if (!isOf(composition, failure)) return [];
    return [isDeclared(composition, failure.route) ? failure : { ...failure, route: '/*' }];
  });
  return { failures: await storeFailures(db, channel, failures), hasStarts };
}

function isOf(
  composition: ReportableComposition | undefined,
  { name, release }: { name: string; release: string },
): composition is ReportableComposition {
  return composition?.releases[name] === release;
}

/** Whether any release of the composition declares the route: other texts would be without number. */
function isDeclared({ routes }: ReportableComposition, route: string): boolean {
  return routes.has(route);
}

async function storeCompositions(db: Kysely<Tables>, { channel, compositions }: ReportBatch) {
  if (compositions.length === 0) return;
  await db
    .insertInto('served_composition')
    .values(
      compositions.map(({ id, releases, canaries }) => ({
        ...{ channel, id, canaries, releases: JSON.stringify(releases) },
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['channel', 'id']).doUpdateSet({ last_at: sql`now()` }),
    )
    .execute();
}

async function storeViews(db: Kysely<Tables>, { channel, views }: ReportBatch) {
  if (views.length === 0) return;
  await db
    .insertInto('page_views')
    .values(
      views.map(({ composition, minute, count }) => ({
        ...{ channel, composition, views: count },
        minute: instant(minute - (minute % 60)),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['channel', 'composition', 'minute'])
        .doUpdateSet({ views: sql`page_views.views + excluded.views` }),
    )
    .execute();
}
