import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { countBlocked } from '../../testing/count-blocked.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { waitingCalls } from '../waiting-calls.ts';

const script = fileURLToPath(new URL('../look-after-once.ts', import.meta.url));

describe('processes that look after requests', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const calls = waitingCalls(() => api);
  const { asked, lookAfter, reminders, closings, statusOf } = calls;

  const start = (environment: NodeJS.ProcessEnv = {}) => {
    const child = spawn(process.execPath, [script, JSON.stringify(api.connection)], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...environment },
    });
    return { child, ended: once(child, 'exit') };
  };

  test('remind and close once where two run at the same moment', async () => {
    const due = [];
    for (let count = 0; count < 24; count += 1) due.push(await asked(count % 2 ? 30 : 15 * 24));
    const ends = await Promise.all([start().ended, start().ended, start().ended]);
    assert.deepEqual(
      ends.map(([code]) => code),
      [0, 0, 0],
    );
    for (const [index, { id, client, firm }] of due.entries()) {
      const isClosed = index % 2 === 0;
      assert.equal(await statusOf(id), isClosed ? 'closed' : 'pending');
      assert.equal((await closings(client)).length, isClosed ? 1 : 0);
      assert.equal((await reminders(firm.owner)).length, 1);
    }
  });

  for (const [what, hours, state] of [
    ['a reminder', 30, { status: 'pending', reminders: 0 }],
    ['a closing', 15 * 24, { status: 'pending', reminders: 2 }],
  ] as const) {
    test(`that are killed between ${what} and its mail have done neither, and the next does both`, async () => {
      const { id, client, firm } = await asked(hours);
      if (state.reminders > 0) {
        await sql`update connection_request set reminders = ${state.reminders} where id = ${id}`.execute(
          api.db,
        );
      }
      await api.db.transaction().execute(async (transaction) => {
        await sql`lock table mail in exclusive mode`.execute(transaction);
        const { child, ended } = start();
        while ((await countBlocked(api.db)) === 0) await sleep(20);
        child.kill('SIGKILL');
        await ended;
      });
      const row = () =>
        api.db
          .selectFrom('connection_request')
          .select(['status', 'reminders'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
      while ((await countBlocked(api.db)) > 0) await sleep(20);
      assert.deepEqual(await row(), state);
      await lookAfter();
      const isClosing = what === 'a closing';
      assert.deepEqual(
        await row(),
        isClosing ? { status: 'closed', reminders: 2 } : { status: 'pending', reminders: 1 },
      );
      assert.equal((await closings(client)).length, isClosing ? 1 : 0);
      assert.equal((await reminders(firm.owner)).length, isClosing ? 0 : 1);
    });
  }

  test('whose clock is an hour wrong do nothing early', async () => {
    const early = await asked(23.5);
    const due = await asked(24.5);
    for (const hour of [1, -1]) {
      const code = `const now = Date.now; Date.now = () => now() + ${hour * 3_600_000}`;
      const wrong = `data:text/javascript,${encodeURIComponent(code)}`;
      const [status] = await start({ NODE_OPTIONS: `--import=${wrong}` }).ended;
      assert.equal(status, 0);
      assert.equal((await reminders(early.firm.owner)).length, 0);
      assert.equal((await reminders(due.firm.owner)).length, 1);
      const { rows } = await sql<{ minutes: number }>`
        select extract(epoch from run_at - now()) / 60 as minutes from graphile_worker.jobs
        where key = 'look-after-requests'`.execute(api.db);
      assert.ok(rows.every(({ minutes }) => minutes > 3 && minutes <= 5));
    }
  });
});
