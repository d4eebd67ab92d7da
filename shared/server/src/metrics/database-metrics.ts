import type pg from 'pg';
import { Gauge, Histogram } from 'prom-client';
import type { OnStatement } from '../database/statements.ts';
import type { Metrics } from './create-metrics.ts';

const operations = new Set(['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'WITH', 'MERGE', 'BEGIN']);

/** Durations of statements, by their first word. @returns what createDatabase takes as an observer */
export function statementMetrics({ registry }: Metrics): OnStatement {
  const durations = new Histogram({
    name: 'db_client_operation_duration_seconds',
    help: 'Duration of database client operations.',
    labelNames: ['db_system_name', 'db_operation_name', 'error_type'] as const,
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
    registers: [registry],
  });
  return ({ text, durationMs, failed }) => {
    const word = /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? '';
    durations.observe(
      {
        db_system_name: 'postgresql',
        db_operation_name: operations.has(word) ? word : 'other',
        error_type: failed ? '_OTHER' : '',
      },
      durationMs / 1000,
    );
  };
}

/** The connections of a pool. */
export function observePool({ registry }: Metrics, pool: pg.Pool): void {
  const registers = [registry];
  new Gauge({
    name: 'db_client_connection_count',
    help: 'The connections that are open, by whether they are in use.',
    labelNames: ['db_client_connection_state'] as const,
    registers,
    collect() {
      this.set({ db_client_connection_state: 'idle' }, pool.idleCount);
      this.set({ db_client_connection_state: 'used' }, pool.totalCount - pool.idleCount);
    },
  });
  new Gauge({
    name: 'db_client_connection_max',
    help: 'The most connections that may be open.',
    registers,
    collect() {
      this.set(pool.options.max);
    },
  });
  new Gauge({
    name: 'db_client_connection_pending_requests',
    help: 'The requests that wait for a connection.',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
}
