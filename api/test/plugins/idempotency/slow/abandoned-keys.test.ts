import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

const ticket = { name: 'Asha', email: 'asha@example.com', subject: 'Help', message: 'Please.' };

describe('the Idempotency-Key of a request that is not answered', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ ticketsPerAddress: 1_000, ticketsPerEmail: 1_000 });
  });
  after(() => api.stop());

  const query = async (text: string) => (await api.database.pool.query(text)).rows;
  const openTicket = (key: string) =>
    api.post('/api/support/tickets/', ticket, { headers: { 'idempotency-key': key } });
  const countTickets = async () => (await query('select from support_ticket')).length;
  const makeUnanswered = (begun: string, renewed: string) =>
    query(`update idempotent_request set status = null, answer = null, done_at = null,
      begun_at = ${begun}, renewed_at = ${renewed}`);
  const until = async (condition: string) => {
    for (let turn = 0; turn < 500; turn += 1) {
      const found = await query(`select from idempotent_request where ${condition}`);
      if (found.length > 0) return;
      await sleep(20);
    }
    assert.fail(`never: ${condition}`);
  };

  test('is free five seconds after its process died', async () => {
    const key = randomUUID();
    const first = await openTicket(key);
    await makeUnanswered(`now() - interval '40 seconds'`, `now() - interval '5.1 seconds'`);
    const taken = await openTicket(key);
    assert.equal(taken.statusCode, 201);
    assert.notEqual(taken.body, first.body);
  });

  test('is free for a repetition that waited for it', async () => {
    const key = randomUUID();
    const first = await openTicket(key);
    await makeUnanswered(`now() - interval '4.5 seconds'`, `now() - interval '4.5 seconds'`);
    const taken = await openTicket(key);
    assert.equal(taken.statusCode, 201);
    assert.notEqual(taken.body, first.body);
  });

  test('is free after a minute where a process of the version before had it', async () => {
    const key = randomUUID();
    await openTicket(key);
    await makeUnanswered(`now() - interval '50 seconds'`, `now() - interval '2 minutes'`);
    const waiting = await openTicket(key);
    assert.deepEqual(
      [waiting.statusCode, waiting.json().code, waiting.headers['retry-after']],
      [409, 'idempotent_request_running', '1'],
    );
    for (const renewed of ['null', `now() - interval '2 minutes'`]) {
      await makeUnanswered(`now() - interval '61 seconds'`, renewed);
      assert.equal((await openTicket(key)).statusCode, 201);
    }
  });

  test('stays taken while the request takes long, and creates once where another took it', async () => {
    const key = randomUUID();
    const ticketsBefore = await countTickets();
    const holder = await api.database.pool.connect();
    await holder.query('begin; lock table throttle in exclusive mode');
    const first = openTicket(key);
    await until('renewed_at > begun_at and status is null');
    // As if nothing had been heard of the first one: the second takes the key over while the first still runs.
    await makeUnanswered(`now() - interval '6 seconds'`, `now() - interval '6 seconds'`);
    const second = openTicket(key);
    await until(`begun_at > now() - interval '5 seconds' and status is null`);
    await holder.query('commit');
    holder.release();
    const answers = await Promise.all([first, second]);
    assert.deepEqual(
      answers.map(({ statusCode, body }) => [statusCode, JSON.parse(body).code]),
      [
        [409, 'idempotent_request_running'],
        [201, undefined],
      ],
    );
    assert.equal(await countTickets(), ticketsBefore + 1);
    assert.equal((await openTicket(key)).body, answers[1]?.body);
  });
});
