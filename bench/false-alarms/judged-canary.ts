import {
  boundOf,
  boundOfOutcome,
  type SpeedMetric,
  speedMetrics,
  withoutIrrelevant,
} from '../../platform/registry/src/rollback/compared-metrics.ts';
import { isRepeatVisit } from '../../platform/registry/src/rollback/kind-of-visit.ts';
import { shareOfVisits } from '../../platform/registry/src/rollback/metric-evidence.ts';
import {
  betsOnFewer,
  noOutcomes,
  shareOfFewer,
} from '../../platform/registry/src/rollback/outcome-evidence.ts';
import {
  emptyStratum,
  evidenceOfBoth,
  evidenceOfRoutes,
  noWealth,
  type Stratum,
  shareOfStakes,
  withPage,
} from '../../platform/registry/src/rollback/speed-evidence.ts';
import { type Wealth, withBet, worthOf } from '../../platform/registry/src/rollback/wealth.ts';
import { judgedFailures } from './judged-failures.ts';
import { type Step, simulatedViews, type View, type Worse } from './simulated-views.ts';
import { stableSince } from './simulated-visitors.ts';

/** The registry looks at the evidence whenever an edge hands reports over. */
const viewsOfBatch = 10;

/** How a simulated canary ended. */
export interface Ended {
  by: SpeedMetric | 'outcomes' | 'failures' | 'starts';
  /** Page views until then, of all visitors together. */
  views: number;
}

/**
 * Judges a canary in all steps of its rollout after every few page views, as the registry does, by all that it is judged
 * by.
 * @returns null where it is not ended
 */
export function judgedCanary(steps: readonly Step[], worse: Worse = {}): Ended | null {
  const tests = [...speedMetrics.map(judgedSpeed), judgedOutcomes(), ...judgedFailures()];
  let views = 0;
  for (const view of simulatedViews(steps, worse)) {
    // Robots tell nothing, and are no page views.
    if (!view) continue;
    views += 1;
    for (const { look } of tests) look(view);
    if (views % viewsOfBatch !== 0) continue;
    const found = tests.find(({ isEnough }) => isEnough());
    if (found) return { by: found.by, views };
  }
  return null;
}

/** A test of a canary. */
export interface Test {
  by: Ended['by'];
  look(view: View): void;
  isEnough(): boolean;
}

/** Of each network and of each visitor the first one counts. */
export function takesFirst(): (view: View) => boolean {
  const networks = new Set<number>();
  const visitors = new Set<number>();
  return ({ network, visitor }) => {
    if (networks.has(network)) return false;
    networks.add(network);
    if (visitors.has(visitor)) return false;
    visitors.add(visitor);
    return true;
  };
}

function judgedSpeed(metric: SpeedMetric): Test {
  const all = betsOnSpeed(metric, () => true);
  const repeat = betsOnSpeed(metric, (isRepeat) => isRepeat);
  return {
    by: metric,
    look(view) {
      all.look(view);
      repeat.look(view);
    },
    isEnough: () => evidenceOfBoth(all.evidence(), repeat.evidence()) >= boundOf(metric),
  };
}

function betsOnSpeed(metric: SpeedMetric, counts: (isRepeat: boolean) => boolean) {
  const isFirst = takesFirst();
  const strata = new Map<string, Stratum>();
  const routes = new Map<string, Wealth>();
  let all = noWealth;
  return {
    look(view: View) {
      const { hasCanary, route, device, share, setIn } = view;
      const value = view.values[metric];
      const isRepeat = isRepeatVisit(view, { setIn, stableSince });
      if (value === undefined || isRepeat === null || !counts(isRepeat) || !isFirst(view)) return;
      const key = [setIn, route, device, isRepeat].join(' ');
      const page = { hasCanary, value: hasCanary ? withoutIrrelevant(metric, value) : value };
      const { stratum, logs } = withPage(strata.get(key) ?? emptyStratum, page, share);
      strata.set(key, stratum);
      all = withBet(all, logs, shareOfStakes);
      routes.set(route, withBet(routes.get(route) ?? noWealth, logs, shareOfStakes));
    },
    evidence: () => evidenceOfRoutes(all, [...routes.values()]),
  };
}

function judgedOutcomes(): Test {
  const isFirstVisit = takesFirst();
  const isFirstOutcome = takesFirst();
  const visits = new Map<number, { withCanary: number; without: number }>();
  let wealth = noOutcomes;
  return {
    by: 'outcomes',
    look(view) {
      const { setIn, share, hasCanary } = view;
      const before = visits.get(setIn) ?? { withCanary: 0, without: 0 };
      if (isFirstVisit(view)) {
        before[hasCanary ? 'withCanary' : 'without'] += 1;
        visits.set(setIn, before);
      }
      if (view.hasOutcome && isFirstOutcome(view)) {
        wealth = withBet(
          wealth,
          betsOnFewer(hasCanary, shareOfVisits(before, share)),
          shareOfFewer,
        );
      }
    },
    isEnough: () => worthOf(wealth) >= boundOfOutcome(1),
  };
}
