import type { SpeedMetric } from '../rollback/compared-metrics.ts';
import type { KnownVisitor } from '../rollback/kind-of-visit.ts';

/** Something of a page view that canaries are compared by. */
export interface ComparedView {
  /** One that pages measure, `visit`, or an outcome as `remote/outcome`. */
  metric: string;
  network: string;
  visitor: string;
  /** Of the channel, as the edge served it. */
  revision: number;
  /** The canaries that the page was served with. */
  canaries: readonly number[];
  /** What was measured, and what decides its stratum; absent for visits and outcomes. */
  measured?: {
    metric: SpeedMetric;
    value: number;
    page: string;
    route: string;
    device: string;
    came: KnownVisitor['came'];
  };
}

/** A view with the kind of its visit, for one canary. */
export type PlacedView = ComparedView & { isRepeat: boolean };
