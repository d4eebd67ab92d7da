import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger } from '../../create-logger.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/start-test-database.ts';
import { addJob, startJobs } from '../jobs.ts';

const times = { everyMs: 100, graceMs: 600 };

/** A process that begins every job and ends none. It says what it begins. */
const other = `
  const [, connection] = process.argv;
  const { startJobs } = await import(${JSON.stringify(new URL('../jobs.ts', import.meta.url).href)});
  await startJobs({
    connection: JSON.parse(connection),
    tasks: { note: ({ text }) => { console.log(text); return new Promise(() => {}); } },
    takeOverTimes: ${JSON.stringify(times)},
    logger: { ...console, warn() {}, info() {}, debug() {}, error() {} },
  });
  console.log('ready');`;

let testDatabase: TestDatabase<object>;
let child: ChildProcess;
const said: string[] = [];
const begun: string[] = [];

before(async () => {
  testDatabase = await startTestDatabase({ schema: 'public', jobs: true });
  const connection = JSON.stringify(testDatabase.connection);
  child = spawn(process.execPath, ['--input-type=module', '-e', other, connection]);
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) =>
    said.push(line),
  );
  await until(() => said.includes('ready'));
});
after(async () => {
  child.kill('SIGKILL');
  await testDatabase.stop();
});

async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!isSo()) {
    assert.ok(Date.now() < deadline, `said: ${said.join(', ')}; begun: ${begun.join(', ')}`);
    await sleep(20);
  }
}

describe('jobs of several processes', () => {
  test('are taken up by others when their process is killed, and not while it lives, also without its connection', async () => {
    await addJob(testDatabase.database.kysely, 'note', { text: 'first' });
    await until(() => said.includes('first'));
    const jobs = await startJobs({
      connection: testDatabase.connection,
      tasks: {
        note: async (payload) => {
          begun.push((payload as { text: string }).text);
        },
      },
      takeOverTimes: times,
      logger: createLogger({ name: 'test', level: 'silent' }),
    });
    try {
      await testDatabase.database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'aangan-runner' and datname = current_database()`,
      );
      await sleep(2 * times.graceMs + 2 * times.everyMs);
      assert.deepEqual(begun, []);
      child.kill('SIGKILL');
      await once(child, 'exit');
      await until(() => begun.length > 0);
      assert.deepEqual(begun, ['first']);
    } finally {
      await jobs.stop();
    }
    const { rows } = await testDatabase.database.pool.query('select from jobs.runner');
    assert.equal(rows.length, 0, 'nothing of the processes is left');
  });
});
