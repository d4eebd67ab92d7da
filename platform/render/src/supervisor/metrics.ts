import type { RenderFailure, RenderOutcome } from '@aangan/manifest';

/** Counts since the start of this process. */
export interface Metrics {
  renders: number;
  /** Processor time of rendered pages, in milliseconds, as their children report it. */
  cpuMs: number;
  failures: Record<RenderFailure, number>;
  /**
   * `renewed`: children that ended because they had rendered, retained or computed (between pages) up to their limit.
   */
  children: { started: number; ended: number; renewed: number };
  count(outcome: RenderOutcome): void;
}

export function createMetrics(): Metrics {
  const metrics: Metrics = {
    renders: 0,
    cpuMs: 0,
    failures: {
      error: 0,
      timeout: 0,
      memory: 0,
      exit: 0,
      output: 0,
      busy: 0,
      module: 0,
      refused: 0,
      late: 0,
      unreachable: 0,
    },
    children: { started: 0, ended: 0, renewed: 0 },
    count: (outcome) => {
      if ('failure' in outcome) {
        metrics.failures[outcome.failure] += 1;
      } else {
        metrics.renders += 1;
        metrics.cpuMs += outcome.cpuMs;
      }
    },
  };
  return metrics;
}
