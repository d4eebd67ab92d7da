import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger } from '../../create-logger.ts';
import { startTestDatabase } from '../../testing/start-test-database.ts';
import { addJob, startJobs } from '../jobs.ts';

test('jobs run again whose ends could not be written in the same moment', async () => {
  const testDatabase = await startTestDatabase<object>({ schema: 'public', jobs: true });
  const { pool, kysely } = testDatabase.database;
  const begun: number[] = [];
  const maySend = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const task = async (payload: unknown) => {
    const { index } = payload as { index: number };
    begun.push(index);
    await maySend[index]?.promise;
  };
  const logger = createLogger({ name: 'test', level: 'silent' });
  const jobs = await startJobs({ connection: testDatabase.connection, tasks: { task }, logger });
  const until = async (what: string, isSo: () => boolean | Promise<boolean>) => {
    for (let turn = 0; turn < 1_200; turn += 1) {
      if (await isSo()) return;
      await sleep(50);
    }
    assert.fail(`never: ${what}`);
  };
  // Beside them each worker asks for its next job, and waits as well.
  const waiting = `from pg_stat_activity where application_name = 'aangan-jobs' and wait_event_type = 'Lock'
    and query ilike '%delete from%' and datname = current_database()`;
  const areWaiting = async (count: number) =>
    (await pool.query(`select ${waiting}`)).rows.length === count;
  const holder = await pool.connect();
  try {
    for (const index of maySend.keys()) await addJob(kysely, 'task', { index });
    await until('both begun', () => begun.length === 2);
    await holder.query('begin');
    await holder.query('lock table graphile_worker._private_jobs in access exclusive mode');
    for (const [index, may] of maySend.entries()) {
      may.resolve();
      await until('its end is being written', () => areWaiting(index + 1));
    }
    await pool.query(`select pg_terminate_backend(pid) ${waiting}`);
    await until('they have failed', () => areWaiting(0));
    await holder.query('rollback');
    await until('both ran again', () => begun.length === 4);
  } finally {
    holder.release(true);
    await jobs.stop();
    await testDatabase.stop();
  }
});
