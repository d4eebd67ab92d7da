import type { ReportBatch, ReportedFailure } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import { saveCompositions } from '../channel/served-composition-repository.ts';
import type { Tables } from '../tables.ts';
import type { createServedCompositions, ReportableComposition } from './declared-routes.ts';
import { storeFailures } from './store-failures.ts';
import { storeMeasures } from './store-measures.ts';
import { storeStarts } from './store-starts.ts';
import { addViews, takeBatch } from './view-repository.ts';

type FindComposition = ReturnType<typeof createServedCompositions>;

/**
 * Stores what an edge hands over, once. Reports about a release that its composition does not have are dropped.
 * @returns the failures that were counted, and whether new starts of pages were stored
 */
export async function storeBatch(
  db: Kysely<Tables>,
  batch: ReportBatch,
  find: FindComposition,
): Promise<{ failures: ReportedFailure[]; hasStarts: boolean }> {
  const { channel } = batch;
  if (!(await takeBatch(db, batch.id))) return { failures: [], hasStarts: false };
  await saveCompositions(db, channel, batch.compositions);
  await addViews(db, channel, batch.views);
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

/** Whether a release of the composition declares the route. Free texts would make unlimited groups of reports. */
function isDeclared({ routes }: ReportableComposition, route: string): boolean {
  return routes.has(route);
}
