import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import { type SpeedMetric, withoutIrrelevant } from '../rollback/compared-metrics.ts';
import {
  type ComparedCanary,
  findMetrics,
  lockCompared,
  type MetricRow,
  saveMetrics,
  takeNetworks,
} from '../rollback/comparison-repository.ts';
import { emptyStratum, withPage } from '../rollback/speed-evidence.ts';
import { rangeOf } from '../rollback/value-ranges.ts';
import type { Tables } from '../tables.ts';
import { uniqueBy } from './unique-by.ts';

/** Something of a page view that canaries are compared by. */
export interface ComparedView {
  /** One that pages measure, `visit`, or an outcome as `remote/outcome`. */
  metric: string;
  network: string;
  /** Of the channel, as the edge served it. */
  revision: number;
  /** The canaries that the page was served with. */
  canaries: readonly number[];
  /** What was measured, and its stratum; absent for visits and outcomes. */
  measured?: {
    metric: SpeedMetric;
    value: number;
    route: string;
    device: string;
    isRepeat: boolean;
  };
}

/**
 * Counts page views for the live canaries of a channel, in their order, while it has any: of each network the first of a
 * metric since the canary was set. Pages of an edge that did not know of it yet do not count.
 * @returns whether any counted
 */
export async function compareViews(
  db: Kysely<Tables>,
  channel: Channel,
  views: readonly ComparedView[],
): Promise<boolean> {
  if (views.length === 0) return false;
  let hasCounted = false;
  for (const canary of await lockCompared(db, channel)) {
    const known = views.filter(({ revision }) => revision >= canary.setIn);
    const counted = await takeFirst(db, canary, known);
    if (counted.length === 0) continue;
    const before = await findMetrics(db, channel, canary.id);
    const rows = new Map(before.map((row) => [keyOf(row), row]));
    const changed = new Map<string, MetricRow>();
    for (const view of counted) {
      const row = emptyRow(canary, view);
      const next = withView(rows.get(keyOf(row)) ?? row, view, canary);
      rows.set(keyOf(row), next);
      changed.set(keyOf(row), next);
    }
    await saveMetrics(db, [...changed.values()]);
    hasCounted = true;
  }
  return hasCounted;
}

/** The views whose network has not counted before. */
async function takeFirst(
  db: Kysely<Tables>,
  canary: ComparedCanary,
  views: readonly ComparedView[],
): Promise<ComparedView[]> {
  if (views.length === 0) return [];
  const networkOf = ({ metric, network, measured }: ComparedView) => ({
    metric,
    network,
    is_repeat: measured?.isRepeat ?? false,
  });
  const nameOf = ({ metric, is_repeat, network }: ReturnType<typeof networkOf>) =>
    [metric, is_repeat, network].join(' ');
  const unique = uniqueBy(views, (view) => nameOf(networkOf(view)));
  const taken = new Set((await takeNetworks(db, canary, unique.map(networkOf))).map(nameOf));
  return unique.filter((view) => taken.has(nameOf(networkOf(view))));
}

const keyOf = ({ metric, route, device, is_repeat }: MetricRow) =>
  [metric, route, device, is_repeat].join(' ');

function emptyRow({ id, setIn }: ComparedCanary, { metric, measured }: ComparedView): MetricRow {
  return {
    canary: id,
    set_in: setIn,
    metric,
    route: measured?.route ?? '',
    device: measured?.device ?? '',
    is_repeat: measured?.isRepeat ?? false,
    with_canary: 0,
    without: 0,
    won: [...emptyStratum.won],
    recent: [],
    values_with: [],
    values_without: [],
  };
}

function withView(row: MetricRow, view: ComparedView, { id, percent }: ComparedCanary): MetricRow {
  const hasCanary = view.canaries.includes(id);
  const { measured } = view;
  if (!measured) {
    return hasCanary
      ? { ...row, with_canary: row.with_canary + 1 }
      : { ...row, without: row.without + 1 };
  }
  const { metric, value } = measured;
  const compared = { withCanary: row.with_canary, without: row.without };
  const next = withPage(
    { recent: row.recent, won: row.won, compared },
    { hasCanary, value: hasCanary ? withoutIrrelevant(metric, value) : value },
    percent / 100,
  );
  const values = hasCanary ? 'values_with' : 'values_without';
  return {
    ...row,
    won: [...next.won],
    recent: [...next.recent],
    with_canary: next.compared.withCanary,
    without: next.compared.without,
    [values]: withOneMore(row[values], rangeOf(metric, value)),
  };
}

function withOneMore(counts: readonly number[], range: number): number[] {
  const length = Math.max(counts.length, range + 1);
  return Array.from({ length }, (_none, at) => (counts[at] ?? 0) + (at === range ? 1 : 0));
}
