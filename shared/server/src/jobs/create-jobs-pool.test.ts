import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import { run, type WorkerEvents, Logger as WorkerLogger } from 'graphile-worker';
import { startTestDatabase } from '../testing/start-test-database.ts';
import { createJobsPool } from './create-jobs-pool.ts';

test('a runner that is stopped while its listener fails leaves the process and its pool in order', async () => {
  const testDatabase = await startTestDatabase<object>({ schema: 'public', jobs: true });
  const pgPool = createJobsPool(testDatabase.connection, 3);
  const stopped = Promise.withResolvers<void>();
  const releasing = Promise.withResolvers<void>();
  const events = new EventEmitter() as WorkerEvents;
  events.once('pool:listen:success', ({ workerPool, client }) => {
    const query = client.query.bind(client);
    // LISTEN fails once the runner releases the listener.
    const fails = releasing.promise.then(() =>
      Promise.reject(new Error('the connection was lost')),
    );
    const send = (text: string) => (text.startsWith('LISTEN') ? fails : query(text));
    Object.assign(client, { query: send });
    Promise.resolve(workerPool.gracefulShutdown()).finally(stopped.resolve);
  });
  events.once('pool:listen:release', () => releasing.resolve());
  try {
    const logger = new WorkerLogger(() => () => undefined);
    const taskList = { task: () => undefined };
    await run({ pgPool, taskList, events, logger, noHandleSignals: true });
    await stopped.promise;
    assert.equal((await pgPool.query('select 1 as one')).rows[0].one, 1);
    assert.deepEqual([pgPool.waitingCount, pgPool.totalCount - pgPool.idleCount], [0, 0]);
  } finally {
    await pgPool.end();
    await testDatabase.stop();
  }
});
