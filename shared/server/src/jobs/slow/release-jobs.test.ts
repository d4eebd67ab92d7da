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

  /** In how many seconds the jobs of a worker begin, by their attempts; undefined for one that is still its own. */
  async function waits(worker: string): Promise<Record<number, number | undefined>> {
    const { rows } = await testDatabase.database.pool.query<{ attempts: number; wait: string }>(
      `select attempts, case when locked_by is null then extract(epoch from run_at - now()) end as wait
       from graphile_worker.jobs where key like $1 || ' %' order by attempts`,
      [worker],
    );
    return Object.fromEntries(
      rows.map(({ attempts, wait }) => [
        attempts,
        wait === null ? undefined : Math.max(0, Math.round(Number(wait))),
      ]),
    );
  }

  test('begin at once, and wait longer each time from the third on', async () => {
    for (const attempts of [1, 2, 3, 5, 24]) await begun(attempts, 'gone');
    await releaseJobs(testDatabase.database.pool, ['gone']);
    const { 3: third = 0, 5: fifth = 0, 24: last = 0, ...soon } = await waits('gone');
    assert.deepEqual(soon, { 1: 0, 2: 0 });
    // e^3, e^5 and e^10 seconds, less the time of the test.
    for (const [wait, whole] of [
      [third, 20],
      [fifth, 148],
      [last, 22_026],
    ] as const) {
      assert.ok(wait > whole - 15 && wait <= whole + 1, `${wait} s in place of ${whole}`);
    }
  });

  test('are those of these workers alone', async () => {
    await begun(4, 'alive');
    await releaseJobs(testDatabase.database.pool, ['another']);
    assert.deepEqual(await waits('alive'), { 4: undefined });
  });
});
