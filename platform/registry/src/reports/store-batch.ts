import type { ReportBatch, ReportedFailure, ReportedOutcome } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import { saveCompositions } from '../channel/served-composition-repository.ts';
import type { Tables } from '../tables.ts';
import { compareViews } from './compare-views.ts';
import { comparedViews } from './compared-views.ts';
import type { createServedCompositions, ReportableComposition } from './declared-routes.ts';
import { storeFailures } from './store-failures.ts';
import { storeMeasures, takeOutcomes } from './store-measures.ts';
import { storeStarts } from './store-starts.ts';
import { addViews, takeBatch } from './view-repository.ts';

type FindComposition = ReturnType<typeof createServedCompositions>;

/**
 * Stores what an edge hands over, once. Reports about a release that its composition does not have are dropped.
 * @returns the failures that were counted, and whether anything is stored that canaries are compared by and may not have
 *   been judged: of a batch that was sent before, because its answer did not arrive, or the judge failed
 */
export async function storeBatch(
  db: Kysely<Tables>,
  batch: ReportBatch,
  find: FindComposition,
): Promise<{ failures: ReportedFailure[]; isCompared: boolean }> {
  const { channel } = batch;
  if (!(await takeBatch(db, batch.id))) return { failures: [], isCompared: true };
  await saveCompositions(db, channel, batch.compositions);
  await addViews(db, channel, batch.views);
  const served = new Map<string, ReportableComposition | undefined>();
  const { starts = [], outcomes = [] } = batch;
  const hasStarts = await storeStarts(db, channel, starts);
  for (const { composition } of [...batch.failures, ...batch.measures, ...starts, ...outcomes]) {
    if (!served.has(composition)) served.set(composition, await find(db, channel, composition));
  }
  const measures = batch.measures.filter((measure) => {
    const composition = served.get(measure.composition);
    return isOf(composition, measure) && isDeclared(composition, measure.route);
  });
  const measured = await storeMeasures(db, channel, measures);
  const failures = batch.failures.flatMap((failure) => {
    const composition = served.get(failure.composition);
    if (!isOf(composition, failure)) return [];
    return [isDeclared(composition, failure.route) ? failure : { ...failure, route: '/*' }];
  });
  const stored = await storeFailures(db, channel, failures);
  const done = await takeOutcomes(
    db,
    outcomes.filter((one) => isDeclaredOutcome(served.get(one.composition), one)),
  );
  const views = comparedViews(
    { starts, measured, outcomes: done },
    (id) => served.get(id)?.canaries,
  );
  // The last, because it locks canaries: a change of them holds its other locks already.
  const hasCounted = await compareViews(db, channel, views);
  return { failures: stored, isCompared: hasStarts || hasCounted };
}

function isOf(
  composition: ReportableComposition | undefined,
  { name, release }: { name: string; release: string },
): composition is ReportableComposition {
  return composition?.releases[name] === release;
}

/** Whether a release of the composition declares the outcome that is reported of it. */
function isDeclaredOutcome(
  composition: ReportableComposition | undefined,
  { name, release, outcome }: ReportedOutcome,
): boolean {
  return isOf(composition, { name, release }) && composition.outcomes.has(`${name}/${outcome}`);
}

/** Whether a release of the composition declares the route. Free texts would make unlimited groups of reports. */
function isDeclared({ routes }: ReportableComposition, route: string): boolean {
  return routes.has(route);
}
