import { Registry } from 'prom-client';

/**
 * The metrics of one part of the site. Their names are those of OpenTelemetry's semantic conventions as its rules for
 * Prometheus write them, where it has one; the others begin with `aangan_`.
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
