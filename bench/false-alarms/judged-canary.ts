import {
  boundOf,
  type SpeedMetric,
  speedMetrics,
  withoutIrrelevant,
} from '../../platform/registry/src/rollback/compared-metrics.ts';
import {
  emptyStratum,
  evidenceOfStrata,
  type PlacedStratum,
  type Stratum,
  withPage,
} from '../../platform/registry/src/rollback/speed-evidence.ts';
import { type Slowed, simulatedViews } from './simulated-views.ts';

/** The registry looks at the evidence whenever an edge hands reports over. */
const viewsOfBatch = 10;

/** How a simulated canary ended. */
export interface Ended {
  metric: SpeedMetric;
  /** Page views until then, of the canary and of the others together. */
  views: number;
}

/**
 * Judges a canary after every few page views, as the registry does: of each network the first value of a metric counts, of first and of repeat visits.
 * @param share of the visitors that get it
 * @returns null where it is not ended within so many page views
 */
export function judgedCanary(share: number, slowed: Slowed, maxViews: number): Ended | null {
  const metrics = speedMetrics.map((metric) => ({
    metric,
    seen: [new Set<number>(), new Set<number>()] as const,
    strata: new Map<string, Stratum & PlacedStratum>(),
  }));
  let views = 0;
  for (const view of simulatedViews(share, slowed)) {
    views += 1;
    if (views > maxViews) return null;
    const { network, hasCanary, route, device, isRepeat, values } = view;
    const name = `${route} ${device} ${isRepeat}`;
    for (const { metric, seen, strata } of metrics) {
      const value = values[metric];
      const counted = seen[isRepeat ? 1 : 0];
      if (value === undefined || counted.has(network)) continue;
      counted.add(network);
      const page = { hasCanary, value: hasCanary ? withoutIrrelevant(metric, value) : value };
      const stratum = withPage(strata.get(name) ?? emptyStratum, page, share);
      strata.set(name, { ...stratum, route, isRepeat });
    }
    if (views % viewsOfBatch !== 0) continue;
    for (const { metric, strata } of metrics) {
      if (evidenceOfStrata([...strata.values()]) >= boundOf(metric)) return { metric, views };
    }
  }
  return null;
}
