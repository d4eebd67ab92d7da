import { Histogram } from 'prom-client';
import { methodOf } from '../requests/method-of.ts';
import type { Metrics } from './create-metrics.ts';
import { labelLimit } from './label-limit.ts';

interface AnsweredRequest {
  method: string;
  /** Pattern; undefined where no route matched. */
  route: string | undefined;
  status: number;
  durationMs: number;
  /** Whether the answer is an unintended 5xx. */
  hasFailed: boolean;
}

export interface RequestMetrics {
  answered(request: AnsweredRequest): void;
}

const maxRoutes = 500;

/**
 * Counts and durations of requests, by method, pattern of the route, and status; `error_type` is empty for those that
 * did not fail.
 */
export function requestMetrics({ registry }: Metrics): RequestMetrics {
  const routes = labelLimit(maxRoutes);
  const durations = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Duration of HTTP server requests.',
    labelNames: [
      'http_request_method',
      'http_route',
      'http_response_status_code',
      'error_type',
    ] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    answered: ({ method, route, status, durationMs, hasFailed }) =>
      durations.observe(
        {
          http_request_method: methodOf(method),
          http_route: route === undefined ? 'none' : routes(route),
          http_response_status_code: status,
          error_type: hasFailed ? String(status) : '',
        },
        durationMs / 1000,
      ),
  };
}
