import type { Channel, ReportedMeasure, ReportedOutcome } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { countValues } from './measure-counts.ts';
import { addMeasurements, type MeasuredView, takeViews } from './measurement-repository.ts';
import { uniqueBy } from './unique-by.ts';

/**
 * Stores measurements. A page view counts once for each Web Vital and once for the load time of each remote: its first
 * report counts.
 * @returns those that were counted
 */
export async function storeMeasures(
  db: Kysely<Tables>,
  channel: Channel,
  measures: readonly ReportedMeasure[],
): Promise<ReportedMeasure[]> {
  const counted = await takeFirst(db, measures);
  const groups = Map.groupBy(counted, ({ name, release, route, kind, language }) =>
    [name, release, kind, language, route].join(' '),
  );
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const { name, release, route, kind, language = '' } = first;
    const counts = countValues(
      kind,
      group.map(({ value }) => value),
    );
    await addMeasurements(db, channel, { name, release, route, kind, language, counts });
  }
  return counted;
}

/** The outcomes that their page view has not reported before. */
export async function takeOutcomes(
  db: Kysely<Tables>,
  outcomes: readonly ReportedOutcome[],
): Promise<ReportedOutcome[]> {
  if (outcomes.length === 0) return [];
  const viewOfOutcome = ({ page, name, outcome }: ReportedOutcome): MeasuredView => {
    return { page, name, kind: `outcome ${outcome}` };
  };
  const unique = uniqueBy(outcomes, (outcome) => keyOf(viewOfOutcome(outcome)));
  const taken = new Set((await takeViews(db, unique.map(viewOfOutcome))).map(keyOf));
  return unique.filter((outcome) => taken.has(keyOf(viewOfOutcome(outcome))));
}

/** The measurements that their page view has not reported before. */
async function takeFirst(
  db: Kysely<Tables>,
  measures: readonly ReportedMeasure[],
): Promise<ReportedMeasure[]> {
  if (measures.length === 0) return [];
  const unique = uniqueBy(measures, (measure) => keyOf(viewOf(measure)));
  const rows = await takeViews(db, unique.map(viewOf));
  const taken = new Set(rows.map(keyOf));
  return unique.filter((measure) => taken.has(keyOf(viewOf(measure))));
}

function viewOf({ page, kind, name }: ReportedMeasure): MeasuredView {
  return { page, kind, name: kind === 'load-time' ? name : '' };
}

const keyOf = ({ page, kind, name }: MeasuredView) => [page, kind, name].join(' ');
