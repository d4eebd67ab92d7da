import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import { ofRepeatVisits } from '../rollback/compared-metrics.ts';
import {
  type ComparedCanary,
  type Counted,
  findMetrics,
  firstPages,
  lockCompared,
  saveMetrics,
  takeNetworks,
} from '../rollback/comparison-repository.ts';
import { isRepeatVisit } from '../rollback/kind-of-visit.ts';
import type { Tables } from '../tables.ts';
import type { ComparedView, PlacedView } from './compared-view.ts';
import { countView } from './count-view.ts';
import { uniqueBy } from './unique-by.ts';

/**
 * Counts page views for the live canaries of a channel, in their order, while it has any: of each network and of each
 * visitor the first of a metric since the canary began. Pages of an edge that did not know of its percentage do not count.
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
    const counted = await takeFirst(db, canary, await placed(db, canary, known));
    if (counted.length === 0) continue;
    const rows = await findMetrics(db, canary.id);
    await saveMetrics(db, countView(rows, canary, counted));
    hasCounted = true;
  }
  return hasCounted;
}

/** The views that can be compared. */
async function placed(
  db: Kysely<Tables>,
  canary: ComparedCanary,
  views: readonly ComparedView[],
): Promise<PlacedView[]> {
  const isUnequal = ({ measured }: ComparedView) =>
    measured !== undefined &&
    isRepeatVisit({ came: measured.came, hasHadRoute: false }, canary) === null;
  const keyOf = ({ visitor, measured }: ComparedView) => `${visitor} ${measured?.route}`;
  const seen = uniqueBy(views.filter(isUnequal), keyOf).map((view) => {
    return { key: keyOf(view), page: view.measured?.page ?? '' };
  });
  const first = await firstPages(db, canary, seen);
  return views.flatMap((view) => {
    const { measured } = view;
    if (!measured) return [{ ...view, isRepeat: false }];
    const before = first.get(keyOf(view));
    const hasHadRoute = before !== undefined && before !== measured.page;
    const isRepeat = isRepeatVisit({ came: measured.came, hasHadRoute }, canary);
    if (isRepeat === null) return [];
    const alone = { ...view, metric: ofRepeatVisits(view.metric), isRepeat };
    return [{ ...view, isRepeat }, ...(isRepeat ? [alone] : [])];
  });
}

/** The views whose network and whose visitor have not counted before. */
async function takeFirst(
  db: Kysely<Tables>,
  { id }: ComparedCanary,
  views: readonly PlacedView[],
): Promise<PlacedView[]> {
  let left = views;
  for (const counted of [ofNetwork, ofVisitor]) {
    const unique = uniqueBy(left, (view) => nameOf(counted(view)));
    const taken = new Set((await takeNetworks(db, id, unique.map(counted))).map(nameOf));
    left = unique.filter((view) => taken.has(nameOf(counted(view))));
  }
  return [...left];
}

const ofNetwork = ({ metric, network }: ComparedView): Counted => ({ metric, network });
const ofVisitor = ({ metric, visitor }: ComparedView): Counted => {
  return { metric, network: `visitor ${visitor}` };
};
const nameOf = ({ metric, network }: Counted) => `${metric} ${network}`;
