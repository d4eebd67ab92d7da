import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestDatabase, type TestDatabase } from '../testing/start-test-database.ts';
import { type Listener, listenTo } from './listen-to.ts';

let testDatabase: TestDatabase<object>;
let listener: Listener;
const heard: (string | undefined)[] = [];
let errors = 0;

before(async () => {
  testDatabase = await startTestDatabase({ schema: 'public' });
  listener = listenTo({
    connection: testDatabase.connection,
    topic: 'Some topic',
    retryMs: 50,
    onNotice: (payload) => heard.push(payload),
    onError: () => {
      errors += 1;
    },
  });
  await until(1);
});
after(async () => {
  await listener.close();
  await testDatabase.stop();
});

async function until(count: number): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (heard.length < count) {
    assert.ok(Date.now() < deadline, `heard: ${heard.join(', ')}`);
    await sleep(10);
  }
}

const notify = (payload: string) =>
  testDatabase.database.pool.query('select pg_notify($1, $2)', ['Some topic', payload]);

describe('a listener', () => {
  test('hears what others notify, and says when it may have missed something', async () => {
    await notify('one');
    await until(2);
    await testDatabase.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'aangan-listener' and datname = current_database()`,
    );
    await until(3);
    await notify('two');
    await until(4);
    assert.deepEqual(heard, [undefined, 'one', undefined, 'two']);
    assert.equal(errors, 1);
  });
});
