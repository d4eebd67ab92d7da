import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startTestDatabase, type TestDatabase } from '../../testing/start-test-database.ts';
import { addJob } from '../jobs.ts';
import { releaseJobs } from '../release-jobs.ts';

describe('jobs whose process has ended', () => {
  let testDatabase: TestDatabase<object>;
  before(async () => {
    testDatabase = await startTestDatabase({ schema: 'public', jobs: true });
  });
  after(() => testDatabase.stop());

  /** Adds a job that a worker began for the nth time when its process ended. */
  async function begun(attempts: number, worker: string): Promise<void> {
    await addJob(testDatabase.database.kysely, 'note', {}, { key: `${worker} ${attempts}` });
    await testDatabase.database.pool.query(
      `update graphile_worker._private_jobs set attempts = $1, locked_by = $2, locked_at = now()
       where key = $3`,
      [attempts, worker, `${worker} ${attempts}`],
    );
  }

  /** How many seconds after its release each job of a worker begins, by attempts; null for one that is still its own. */
  async function waits(worker: string): Promise<Record<number, number | null>> {
    const { rows } = await testDatabase.database.pool.query<{ attempts: number; wait: number }>(
      `select attempts, case when locked_by is null
         then greatest(0, round(extract(epoch from run_at - updated_at)))::integer end as wait
       from graphile_worker.jobs where key like $1 || ' %'`,
      [worker],
    );
    return Object.fromEntries(rows.map(({ attempts, wait }) => [attempts, wait]));
  }

  test('begin at once, and wait longer each time from the third on', async () => {
    for (const attempts of [1, 2, 3, 5, 24]) await begun(attempts, 'gone');
    await releaseJobs(testDatabase.database.pool, ['gone']);
    // From the third on, e to the power of the attempts, of 10 at most.
    assert.deepEqual(await waits('gone'), { 1: 0, 2: 0, 3: 20, 5: 148, 24: 22_026 });
  });

  test('are those of these workers alone', async () => {
    await begun(4, 'alive');
    await releaseJobs(testDatabase.database.pool, ['another']);
    assert.deepEqual(await waits('alive'), { 4: null });
  });
});
