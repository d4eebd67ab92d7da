import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { countBlocked } from '../../testing/count-blocked.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { quoteCalls, wholeQuote } from '../quote-calls.ts';

/** A race is lost by chance only, so each is run several times. */
const times = 6;

describe('quotes about which several things happen at the same moment', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({
      requestsPerAccount: 1_000,
      writesPerAccount: 100_000,
      messagesPerAccount: 100_000,
    });
  });
  after(() => api.stop());
  const { get, act, accept, write, save, offered, agreed, abouts, post } = quoteCalls(() => api);

  const jobsOf = async (quote: number) => {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::integer as n from work_job where quote_id = ${quote}`.execute(api.db);
    return rows[0]?.n;
  };

  const untilBlocked = async (count: number) => {
    while ((await countBlocked(api.db)) < count) await wait(10);
  };

  test('are accepted in an old version or sent in a new one, and who comes second is told', async () => {
    const outcomes = new Set<string>();
    for (let run = 0; run < times; run += 1) {
      const { client, firm, quote } = await offered();
      const revision = await write(firm, quote, wholeQuote({ notes: `Run ${run}` }));
      const two = [() => accept(client, quote), () => act(firm, quote, 'send', { revision })];
      // Both wait for the conversation, so that they meet in the order in which they came.
      const first = run % 2;
      const held = await api.database.pool.connect();
      await held.query('begin');
      await held.query(
        'select from conversation where id = (select conversation_id from quote where id = $1) for update',
        [quote],
      );
      const one = two[first]?.();
      await untilBlocked(1);
      const other = two[1 - first]?.();
      await untilBlocked(2);
      await held.query('commit');
      held.release();
      const answers = await Promise.all([one, other]);
      const [accepted, sent] = first === 0 ? answers : answers.reverse();
      const codes = [accepted, sent].map((answer) => answer?.json().code ?? answer?.statusCode);
      outcomes.add(codes.join(' '));
      const won = accepted?.statusCode === 200;
      assert.deepEqual(codes, won ? [200, 'quote_accepted'] : ['quote_superseded', 200]);
      assert.equal(await jobsOf(quote), won ? 1 : 0);
      assert.equal((await get(client, `quotes/${quote}/`)).version, won ? 1 : 2);
    }
    assert.equal(outcomes.size, 2, 'both orders have happened');
  });

  test('make one job when they are accepted in several tabs', async () => {
    for (let run = 0; run < times; run += 1) {
      const { client, firm, quote, conversation } = await offered();
      const answers = await Promise.all([
        accept(client, quote),
        accept(client, quote),
        accept(client, quote),
      ]);
      assert.deepEqual(
        answers.map(({ statusCode }) => statusCode),
        [200, 200, 200],
      );
      assert.equal(new Set(answers.map((answer) => answer.json().job_id)).size, 1);
      assert.equal(await jobsOf(quote), 1);
      const acts = (await abouts(firm, conversation)).map((one: { act: string }) => one.act);
      assert.deepEqual(acts, ['sent', 'accepted']);
    }
  });

  test('are accepted or declined or withdrawn, never two of these', async () => {
    for (let run = 0; run < times; run += 1) {
      const { client, firm, quote } = await offered();
      const answers = await Promise.all([
        accept(client, quote),
        act(client, quote, 'decline', { version: 1 }),
        act(firm, quote, 'withdraw'),
      ]);
      assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
      assert.ok(answers.every(({ statusCode }) => [200, 409].includes(statusCode)));
    }
  });

  test('are sent once, and saved by one of two tabs', async () => {
    for (let run = 0; run < times; run += 1) {
      const { client, firm, quote, conversation } = await offered();
      const revision = await write(firm, quote, wholeQuote({ notes: `Run ${run}` }));
      const send = () => act(firm, quote, 'send', { revision });
      const sent = await Promise.all([send(), send(), send()]);
      assert.deepEqual(
        sent.map(({ statusCode }) => statusCode),
        [200, 200, 200],
      );
      assert.equal((await abouts(client, conversation)).length, 2);
      const saves = await Promise.all(
        ['a', 'b'].map((notes) => save(firm, quote, revision, wholeQuote({ notes }))),
      );
      assert.deepEqual(saves.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    }
  });

  test('have jobs whose stages, changes and end are decided once', async () => {
    for (let run = 0; run < times; run += 1) {
      const { client, firm, job, conversation } = await agreed();
      const confirm = () => post(client, `jobs/${job}/stages/1/confirm/`, { text: 'Seen' });
      await Promise.all([confirm(), confirm(), confirm()]);
      await post(firm, `jobs/${job}/changes/`, { what: 'Chimney', net: 1_250_000, gst: 18 });
      const decided = await Promise.all([
        post(client, `jobs/${job}/changes/1/agree/`),
        post(firm, `jobs/${job}/changes/1/withdraw/`),
      ]);
      assert.deepEqual(decided.map(({ statusCode }) => statusCode).sort(), [200, 409]);
      const end = { amount: 8_000_000, days: 40 };
      await Promise.all([client, firm].map((who) => post(who, `jobs/${job}/end/`, end)));
      assert.ok((await get(client, `jobs/${job}/`)).ended_at);
      const acts = (await abouts(client, conversation)).map((one: { act: string }) => one.act);
      assert.deepEqual(acts.filter((one: string) => one === 'stage-confirmed').length, 1);
      assert.equal(acts.at(-1), 'ended');
    }
  });
});
