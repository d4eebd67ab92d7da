import type pg from 'pg';

/** Jobs that were interrupted this often wait before they begin again: so far they begin at once. */
const minWaitingAttempts = 3;

/**
 * Releases the jobs that workers had when their process, or its connection, ended. A job that is interrupted again and
 * again waits as long as one that fails as often, e^attempts seconds: it may be what ends the process, and its 25
 * attempts would be over within minutes. graphile-worker's `force_unlock_workers` alone lets each begin at once.
 * @throws what the database throws
 */
export async function releaseJobs(
  database: Pick<pg.ClientBase, 'query'>,
  workers: readonly string[],
): Promise<void> {
  const { rows } = await database.query<{ ids: string[]; attempts: number }>(
    `select array_agg(id) as ids, attempts from graphile_worker.jobs
     where locked_by = any($1) and attempts >= $2 group by attempts`,
    [workers, minWaitingAttempts],
  );
  await database.query('select graphile_worker.force_unlock_workers($1)', [workers]);
  for (const { ids, attempts } of rows) {
    await database.query(
      `select from graphile_worker.reschedule_jobs($1,
         run_at => now() + exp(least($2::integer, 10)) * interval '1 second')`,
      [ids, attempts],
    );
  }
}
