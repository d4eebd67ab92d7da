import type { Metrics } from '@aangan/server/metrics';
import { Counter, Gauge } from 'prom-client';
import type { Metrics as Counts } from './metrics.ts';

interface Observed {
  counts: Counts;
  /** Pages that wait. */
  waiting(): number;
  /** The memory of the children, in bytes. */
  residentBytes(): number;
}

/** The renderer's counts in the form of Prometheus. */
export function observeRendering({ registry }: Metrics, observed: Observed): void {
  const { counts } = observed;
  const registers = [registry];
  new Counter({
    name: 'aangan_renderer_pages_total',
    help: 'Pages that were rendered.',
    registers,
    collect() {
      this.reset();
      this.inc(counts.renders);
    },
  });
  new Counter({
    name: 'aangan_renderer_failures_total',
    help: 'Pages that were not rendered, by the kind of failure.',
    labelNames: ['failure'] as const,
    registers,
    collect() {
      this.reset();
      for (const [failure, count] of Object.entries(counts.failures)) this.inc({ failure }, count);
    },
  });
  new Counter({
    name: 'aangan_renderer_page_cpu_seconds_total',
    help: 'Processor time of the pages that were rendered.',
    registers,
    collect() {
      this.reset();
      this.inc(counts.cpuMs / 1000);
    },
  });
  new Counter({
    name: 'aangan_renderer_children_total',
    help: 'Children that were started, ended, and ended because they had rendered, kept, or computed between pages, enough.',
    labelNames: ['event'] as const,
    registers,
    collect() {
      this.reset();
      for (const [event, count] of Object.entries(counts.children)) this.inc({ event }, count);
    },
  });
  new Gauge({
    name: 'aangan_renderer_waiting_pages',
    help: 'Pages that wait to be rendered.',
    registers,
    collect() {
      this.set(observed.waiting());
    },
  });
  new Gauge({
    name: 'aangan_renderer_children_memory_bytes',
    help: 'The physical memory of the children.',
    registers,
    collect() {
      this.set(observed.residentBytes());
    },
  });
}
