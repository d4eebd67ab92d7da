import { type SpeedMetric, visitMetric, withoutIrrelevant } from '../rollback/compared-metrics.ts';
import type { ComparedCanary, MetricRow } from '../rollback/comparison-repository.ts';
import { shareOfVisits, wealthIn } from '../rollback/metric-evidence.ts';
import { betsOnFewer, noOutcomes, shareOfFewer } from '../rollback/outcome-evidence.ts';
import { noWealth, shareOfStakes, withPage } from '../rollback/speed-evidence.ts';
import { rangeOf } from '../rollback/value-ranges.ts';
import { type Wealth, withBet } from '../rollback/wealth.ts';
import type { PlacedView } from './compared-view.ts';

/** Where something of a metric is kept: see the migration 0039. */
type Place = Pick<MetricRow, 'set_in' | 'metric' | 'route' | 'device' | 'is_repeat'>;

/**
 * Counts views for a canary, in their order.
 * @param before what it was compared by
 * @returns what has changed
 */
export function countView(
  before: readonly MetricRow[],
  { id, setIn, percent }: ComparedCanary,
  views: readonly PlacedView[],
): MetricRow[] {
  const rows = new Map(before.map((row) => [keyOf(row), row]));
  const changed = new Map<string, MetricRow>();
  const share = percent / 100;
  const rowAt = (place: Place) => rows.get(keyOf(place)) ?? { ...emptyRow, ...place, canary: id };
  const save = (row: MetricRow) => {
    rows.set(keyOf(row), row);
    changed.set(keyOf(row), row);
  };
  const bet = (
    place: Place,
    hasCanary: boolean,
    next: (before: Wealth) => Wealth,
    none: Wealth,
  ) => {
    const row = rowAt(place);
    const { won } = next(row.won.length > 0 ? wealthIn(row) : none);
    save({ ...withOne(row, hasCanary), won: [...won] });
  };
  for (const { metric, measured, canaries, isRepeat } of views) {
    const hasCanary = canaries.includes(id);
    const whole = { set_in: 0, metric, route: '', device: '', is_repeat: false };
    const visits = { ...whole, set_in: setIn, metric: visitMetric };
    if (measured) {
      const { route, device } = measured;
      const stratum = rowAt({ set_in: setIn, metric, route, device, is_repeat: isRepeat });
      const { row, logs } = withValue(stratum, measured, { hasCanary, share });
      save(row);
      const next = (wealth: Wealth) => withBet(wealth, logs, shareOfStakes);
      for (const place of [whole, { ...whole, route }]) bet(place, hasCanary, next, noWealth);
    } else if (metric === visitMetric) {
      save(withOne(rowAt(visits), hasCanary));
    } else {
      const { with_canary: withCanary, without } = rowAt(visits);
      const logs = betsOnFewer(hasCanary, shareOfVisits({ withCanary, without }, share));
      bet(whole, hasCanary, (wealth) => withBet(wealth, logs, shareOfFewer), noOutcomes);
    }
  }
  return [...changed.values()];
}

const keyOf = ({ set_in, metric, route, device, is_repeat }: Place) =>
  [set_in, metric, route, device, is_repeat].join(' ');

const emptyRow = {
  with_canary: 0,
  without: 0,
  won: [],
  recent: [],
  values_with: [],
  values_without: [],
};

function withOne(row: MetricRow, hasCanary: boolean): MetricRow {
  return hasCanary
    ? { ...row, with_canary: row.with_canary + 1 }
    : { ...row, without: row.without + 1 };
}

/** A stratum with a value more, and what was won on it. */
function withValue(
  row: MetricRow,
  { metric, value }: { metric: SpeedMetric; value: number },
  { hasCanary, share }: { hasCanary: boolean; share: number },
): { row: MetricRow; logs: number[] } {
  const compared = { withCanary: row.with_canary, without: row.without };
  const { stratum, logs } = withPage(
    { recent: row.recent, compared },
    { hasCanary, value: hasCanary ? withoutIrrelevant(metric, value) : value },
    share,
  );
  const values = hasCanary ? 'values_with' : 'values_without';
  const counted = withOneMore(row[values], rangeOf(metric, value));
  return {
    row: { ...withOne(row, hasCanary), recent: [...stratum.recent], [values]: counted },
    logs,
  };
}

function withOneMore(counts: readonly number[], range: number): number[] {
  const length = Math.max(counts.length, range + 1);
  return Array.from({ length }, (_none, at) => (counts[at] ?? 0) + (at === range ? 1 : 0));
}
