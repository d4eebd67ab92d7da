import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { Counter, Gauge } from 'prom-client';
import type { Metrics } from './create-metrics.ts';

/** Memory, processor time and the delay of the event loop of this process, until `stop`. */
export function observeProcess({ registry }: Metrics): { stop(): void } {
  const registers = [registry];
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  new Gauge({
    name: 'nodejs_eventloop_delay_p99_seconds',
    help: 'The 99th percentile of the delay of the event loop since the last scrape.',
    registers,
    collect() {
      this.set(delay.count > 0 ? delay.percentile(99) / 1e9 : 0);
      delay.reset();
    },
  });
  let before = performance.eventLoopUtilization();
  new Gauge({
    name: 'nodejs_eventloop_utilization_ratio',
    help: 'The part of the time since the last scrape that the event loop was busy.',
    registers,
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, before).utilization);
      before = now;
    },
  });
  new Gauge({
    name: 'process_memory_usage_bytes',
    help: 'The physical memory in use.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: 'v8js_memory_heap_used_bytes',
    help: 'The memory of the JavaScript heap in use.',
    registers,
    collect() {
      this.set(process.memoryUsage().heapUsed);
    },
  });
  new Counter({
    name: 'process_cpu_time_seconds_total',
    help: 'Processor time.',
    labelNames: ['cpu_mode'] as const,
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc({ cpu_mode: 'user' }, user / 1e6);
      this.inc({ cpu_mode: 'system' }, system / 1e6);
    },
  });
  new Gauge({
    name: 'process_uptime_seconds',
    help: 'How long the process has been running.',
    registers,
    collect() {
      this.set(process.uptime());
    },
  });
  return { stop: () => delay.disable() };
}
