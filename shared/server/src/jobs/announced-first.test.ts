import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLogger } from '../create-logger.ts';
import { startTestDatabase } from '../testing/start-test-database.ts';
import { addJob, startJobs } from './jobs.ts';

test('a process takes no job before others can know that it holds it', async () => {
  const testDatabase = await startTestDatabase<object>({ schema: 'public', jobs: true });
  const { pool, kysely } = testDatabase.database;
  await pool.query(`create function jobs.slowly() returns trigger language plpgsql as
    'begin perform pg_sleep(0.5); return new; end'`);
  await pool.query(
    'create trigger slowly before update on jobs.runner for each row execute function jobs.slowly()',
  );
  const begun = Promise.withResolvers<unknown[]>();
  const task = async () => {
    const held = await pool.query(`select from graphile_worker.jobs j join jobs.runner r
      on j.locked_by = any (r.workers)`);
    begun.resolve(held.rows);
  };
  await addJob(kysely, 'task', {});
  const logger = createLogger({ name: 'test', level: 'silent' });
  const jobs = await startJobs({ connection: testDatabase.connection, tasks: { task }, logger });
  try {
    assert.equal((await begun.promise).length, 1);
  } finally {
    await jobs.stop();
    await testDatabase.stop();
  }
});
