import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger } from '../../create-logger.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/start-test-database.ts';
import { currentSpan } from '../../tracing/current-span.ts';
import type { Tracer } from '../../tracing/span.ts';
import { addJob, type RunningJobs, startJobs } from '../jobs.ts';

let testDatabase: TestDatabase<object>;
let jobs: RunningJobs;
const begun: string[] = [];
const isHeld = Promise.withResolvers<void>();
const pictureIsHeld = Promise.withResolvers<void>();

/** The spans that jobs ended, and the one that worked for it. */
const ended: string[] = [];
const traceIdsOfJobs: (string | undefined)[] = [];
const tracer: Tracer = {
  start: ({ name }) => {
    const context = { traceId: `of ${name}`, spanId: '', isSampled: true };
    const end = ({ hasFailed = false } = {}) => void ended.push(`${name} ${hasFailed}`);
    return { ...context, headers: () => ({}), child: () => assert.fail(), end };
  },
  contextOf: () => undefined,
};

before(async () => {
  testDatabase = await startTestDatabase({ schema: 'public', jobs: true });
  jobs = await startJobs({
    connection: testDatabase.connection,
    tasks: {
      note: async (payload) => {
        const { text } = payload as { text: string };
        begun.push(text);
        traceIdsOfJobs.push(currentSpan()?.traceId);
        if (text === 'fails') throw new Error('asha@example.com');
        if (text === 'long') await isHeld.promise;
      },
    },
    backgroundTasks: [
      {
        picture: async () => {
          begun.push('picture');
          await pictureIsHeld.promise;
        },
      },
      { film: async () => void begun.push('film') },
    ],
    logger: createLogger({ name: 'test', level: 'silent' }),
    tracer,
  });
});
after(async () => {
  await jobs.stop();
  await testDatabase.stop();
});

const add = (text: string) => addJob(testDatabase.database.kysely, 'note', { text });

async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!isSo()) {
    assert.ok(Date.now() < deadline, `begun so far: ${begun.join(', ')}`);
    await sleep(20);
  }
}

/** Waits until as many jobs are left, running or not. */
async function untilLeft(left: number): Promise<void> {
  const count = async () =>
    (await testDatabase.database.pool.query('select count(*)::int as n from graphile_worker.jobs'))
      .rows[0].n;
  const deadline = Date.now() + 60_000;
  while ((await count()) !== left) {
    assert.ok(Date.now() < deadline, `${left} jobs are to be left`);
    await sleep(50);
  }
}

describe('the runner of jobs', () => {
  test('goes on after a job ended while the database could not be asked, and runs that job again', async () => {
    await add('first');
    await add('long');
    await until(() => begun.includes('first') && begun.includes('long'));
    await untilLeft(1);
    // Every statement of the runner fails meanwhile.
    await testDatabase.database.pool.query('alter schema graphile_worker rename to away');
    isHeld.resolve();
    await sleep(1_000);
    await testDatabase.database.pool.query('alter schema away rename to graphile_worker');
    await add('later');
    await until(() => begun.includes('later'));
    await untilLeft(0);
    assert.deepEqual(begun.toSorted(), ['first', 'later', 'long', 'long']);
  });

  test('runs one background task of each group at a time, beside all others', async () => {
    begun.length = 0;
    for (let turn = 0; turn < 3; turn += 1)
      await addJob(testDatabase.database.kysely, 'picture', {});
    await until(() => begun.includes('picture'));
    await addJob(testDatabase.database.kysely, 'film', {});
    for (const text of ['a', 'b', 'c']) await add(text);
    await until(() => begun.length === 5);
    assert.deepEqual(begun.toSorted(), ['a', 'b', 'c', 'film', 'picture']);
    pictureIsHeld.resolve();
    await untilLeft(0);
    assert.equal(begun.filter((text) => text === 'picture').length, 3);
  });
});

describe('the trace of a job', () => {
  test('is one for each try, and says whether it failed', async () => {
    ended.length = 0;
    await add('fails');
    await add('works');
    await until(() => ended.length >= 2);
    assert.deepEqual(ended.slice(0, 2).sort(), ['job note false', 'job note true']);
    assert.equal(traceIdsOfJobs.at(-1), 'of job note');
    await testDatabase.database.pool.query('delete from graphile_worker._private_jobs');
  });
});
