import type pg from 'pg';
import { Gauge } from 'prom-client';
import type { Metrics } from './create-metrics.ts';

interface QueueRow {
  task: string;
  due: number;
  failing: number;
  oldest_seconds: number;
}

/**
 * By task: how many jobs are due, for how long the oldest has been due, and how many have failed and will be retried or
 * are given up. If the database does not answer, a scrape lacks only these metrics.
 */
export function observeJobs({ registry }: Metrics, pool: pg.Pool): void {
  const labelNames = ['task'] as const;
  const queues = atOnce(() => readQueues(pool));
  const gauge = (name: string, help: string, numberOf: (row: QueueRow) => number) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const rows = await queues();
        this.reset();
        for (const row of rows) this.set({ task: row.task }, numberOf(row));
      },
    });
  gauge('aangan_jobs_due', 'The jobs that wait to be run now.', ({ due }) => due);
  gauge(
    'aangan_jobs_oldest_due_seconds',
    'How long the oldest job that could run has been waiting.',
    ({ oldest_seconds }) => oldest_seconds,
  );
  gauge('aangan_jobs_failing', 'The jobs whose last try failed.', ({ failing }) => failing);
}

/** Concurrent callers share one run of the work. */
function atOnce<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** The label `task` needs no limit: only code names tasks, so there are few. */
async function readQueues(pool: pg.Pool): Promise<QueueRow[]> {
  const { rows } = await pool
    .query<QueueRow>(
      `select task_identifier as task,
              (count(*) filter (where run_at <= now() and attempts < max_attempts))::int as due,
              (count(*) filter (where last_error is not null))::int as failing,
              coalesce(extract(epoch from now() - min(run_at)
                filter (where run_at <= now() and attempts < max_attempts)), 0)::float8 as oldest_seconds
       from graphile_worker.jobs group by task_identifier order by task_identifier limit 50`,
    )
    .catch(() => ({ rows: [] }));
  return rows;
}
