import { Registry } from 'prom-client';

/**
 * The metrics of one part of the site. Names follow OpenTelemetry's semantic conventions, in their Prometheus form;
 * metrics that these do not cover begin with `aangan_`.
 */
export interface Metrics {
  readonly registry: Registry;
}

/** @param process the part, as the label `process` of each metric: `api`, `registry`, `edge-production`, `renderer` */
export function createMetrics(process: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  return { registry };
}
