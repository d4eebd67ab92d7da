export { createMetrics, type Metrics } from './create-metrics.ts';
export { observePool, statementMetrics } from './database-metrics.ts';
export { observeJobs } from './job-metrics.ts';
export { labelLimit } from './label-limit.ts';
export { observeProcess } from './process-metrics.ts';
export { type MetricSource, ownMetrics, serveMetrics } from './serve-metrics.ts';
