import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { pdf } from '../conversations/conversation-calls.ts';
import { quoteCalls, wholeQuote } from '../quotes/quote-calls.ts';
import { clientOpinion } from '../reviews/client-review-calls.ts';
import { assertMatches } from '../testing/assert-matches.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

describe('jobs', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ requestsPerAccount: 1_000, writesPerAccount: 10_000 });
  });
  after(() => api.stop());
  const { get, post, agreed, talk, upload, read, abouts, block } = quoteCalls(() => api);

  test('are listed and read by both sides, and by nobody else', async () => {
    const { client, firm, job } = await agreed();
    for (const who of [client, firm]) {
      const [card] = (await get(who, 'jobs/')).results;
      assertMatches('JobCard', card);
      assert.deepEqual(
        [card.id, card.title, card.quoted_amount],
        [job, 'Kitchen in Malleswaram', 7_274_258],
      );
      assertMatches('Job', await get(who, `jobs/${job}/`));
    }
    const other = await talk();
    for (const path of ['', 'text/']) {
      assert.equal(
        (await api.get(`/api/jobs/${job}/${path}`, other.client.headers)).statusCode,
        404,
      );
    }
    assert.equal(
      (await post(other.firm, `jobs/${job}/end/`, { amount: 1, days: 1 })).statusCode,
      404,
    );
    assert.deepEqual((await get(other.client, 'jobs/')).results, []);
  });

  test('have stages that both sides confirm with words and pictures', async () => {
    const { client, firm, job, conversation } = await agreed();
    const attachment = (await upload(firm, conversation, { content: pdf })).json().id;
    const confirm = (who: typeof firm, stage: number, body: object = {}) =>
      post(who, `jobs/${job}/stages/${stage}/confirm/`, body);
    const first = await confirm(firm, 1, { text: 'Carcass is up', attachments: [attachment] });
    assert.equal(first.statusCode, 200, first.body);
    const states = (answer: typeof first) =>
      answer.json().stages.map((one: { state: string }) => one.state);
    assert.deepEqual(states(first), ['confirmed-by-firm', 'open']);
    const { firm_sequence: sequence, amount, proof } = first.json().stages[0];
    const { messages } = await read(client, conversation);
    const told = messages.find((one: { sequence: number }) => one.sequence === sequence);
    assert.deepEqual([told.text, told.attachments.length], ['Carcass is up', 1]);
    assert.deepEqual(told.about, { kind: 'job', id: job, act: 'stage-confirmed', number: 1 });
    assert.deepEqual([amount, proof], [2_909_703, 'Order placed']);
    assert.deepEqual(states(await confirm(client, 1)), ['done', 'open']);
    assert.deepEqual(states(await confirm(client, 2)), ['done', 'confirmed-by-client']);
    const again = await confirm(client, 2, { text: 'Again' });
    assert.deepEqual([again.statusCode, (await abouts(firm, conversation)).length], [200, 5]);
    assert.equal((await confirm(client, 3)).statusCode, 404);
    const absent = await confirm(firm, 2, { attachments: [attachment] });
    assert.deepEqual(absent.json().codes, { attachments: ['does_not_exist'] });
  });

  test('have changes that count once the client agrees', async () => {
    const { client, firm, job } = await agreed();
    const propose = (who: typeof firm, body: object) => post(who, `jobs/${job}/changes/`, body);
    assert.equal((await propose(client, { what: 'x', net: 1, gst: 0 })).statusCode, 403);
    const proposed = await propose(firm, { what: 'A chimney', net: 1_250_000, gst: 18, days: 3 });
    assert.equal(proposed.statusCode, 201, proposed.body);
    assertMatches('Job', proposed.json());
    assert.equal(proposed.json().agreed_amount, 7_274_258);
    await propose(firm, { what: 'Without the loft', net: -500_000, gst: 18 });
    await propose(firm, { what: 'Gold taps', net: 9_000_000, gst: 18 });
    assert.equal((await post(firm, `jobs/${job}/changes/1/agree/`)).statusCode, 403);
    const decide = (number: number, what: string) =>
      post(client, `jobs/${job}/changes/${number}/${what}/`, { reason: 'No' });
    assert.equal((await decide(1, 'agree')).json().agreed_amount, 7_274_258 + 1_475_000);
    assert.equal((await decide(2, 'agree')).json().agreed_amount, 7_274_258 + 1_475_000 - 590_000);
    const declined = await decide(3, 'decline');
    assert.deepEqual(
      [declined.json().changes[2].status, declined.json().changes[2].reason],
      ['declined', 'No'],
    );
    assert.equal((await decide(3, 'decline')).statusCode, 200, 'twice');
    const late = await decide(3, 'agree');
    assert.deepEqual([late.statusCode, late.json().code], [409, 'change_decided']);
    assert.equal((await decide(4, 'agree')).statusCode, 404);
    for (const body of [
      { what: '', net: 1, gst: 0 },
      { what: 'x', net: 1e12, gst: 0 },
      { what: 'x', net: 1, gst: 17 },
    ]) {
      assert.equal((await propose(firm, body)).statusCode, 400);
    }
  });

  test('end once both sides say the same amount and days', async () => {
    const { client, firm, job } = await agreed();
    const end = (who: typeof firm, amount: number, days: number) =>
      post(who, `jobs/${job}/end/`, { amount, days });
    assert.deepEqual((await end(firm, 8_000_000, 44)).json().end, {
      firm: { amount: 8_000_000, days: 44 },
      client: null,
    });
    assert.equal((await end(client, 7_500_000, 44)).json().ended_at, null);
    assert.equal((await end(firm, 7_500_000, 45)).json().ended_at, null);
    const ended = await end(client, 7_500_000, 45);
    assert.ok(ended.json().ended_at);
    for (const [path, body] of [
      ['end', { amount: 1, days: 1 }],
      ['stages/1/confirm', {}],
      ['changes', { what: 'Late', net: 1, gst: 0 }],
    ] as const) {
      const refused = await post(firm, `jobs/${job}/${path}/`, body);
      assert.deepEqual([refused.statusCode, refused.json().code], [409, 'job_ended']);
    }
    for (const body of [
      { amount: -1, days: 1 },
      { amount: 1, days: 0 },
      { amount: 1e15, days: 1 },
    ]) {
      assert.equal((await post(client, `jobs/${job}/end/`, body)).statusCode, 400);
    }
  });

  test('cannot be changed where the conversation is blocked', async () => {
    const { client, firm, job, conversation } = await agreed();
    await block(client, conversation);
    assert.equal(
      (await post(firm, `jobs/${job}/stages/1/confirm/`)).json().code,
      'conversation_blocked',
    );
    assert.equal((await api.get(`/api/jobs/${job}/`, firm.headers)).statusCode, 200);
  });

  test('tell firms how they ended, from three on, as a range that clients have confirmed', async () => {
    const first = await agreed();
    const { firmId, firm } = first;
    const quotedAndFinal = async () =>
      (await api.get(`/api/designers/profiles/${firmId}/`)).json().quoted_and_final;
    const client = first.client;
    const endAt = async (job: number, percent: number, byClient = true) => {
      const body = { amount: Math.round((7_274_258 * percent) / 100), days: 30 };
      await post(firm, `jobs/${job}/end/`, body);
      if (byClient) await post(client, `jobs/${job}/end/`, body);
    };
    await endAt(first.job, 112);
    for (const [percent, byClient] of [
      [97.5, true],
      [300, false],
    ] as const) {
      const offer = await (async () => {
        const begun = await post(firm, 'quotes/', { conversation: first.conversation });
        const quote = begun.json().id;
        const saved = await api.call('PUT', `/api/quotes/${quote}/draft/`, {
          payload: { revision: 1, content: wholeQuote() },
          headers: firm.headers,
        });
        await post(firm, `quotes/${quote}/send/`, { revision: saved.json().draft.revision });
        return (await post(client, `quotes/${quote}/accept/`, { version: 1 })).json().job_id;
      })();
      await endAt(offer, percent, byClient);
      assert.equal(await quotedAndFinal(), null);
      if (!byClient) await endAt(offer, 100.04);
    }
    assert.deepEqual(await quotedAndFinal(), {
      jobs_count: 3,
      percent_min: 98,
      percent_max: 112,
    });
  });

  test('let the client’s review say that a job is confirmed, once both have confirmed its end', async () => {
    const { client, firm, firmId, job, requestId } = await agreed();
    const own = async () =>
      (await api.get(`/api/reviews/own/?designer=${firmId}`, client.headers)).json().review;
    const reviewed = await post(client, 'reviews/', { request: requestId, ...clientOpinion });
    assert.equal(reviewed.statusCode, 201, reviewed.body);
    assert.equal(reviewed.json().relation, 'consulted');
    await post(firm, `jobs/${job}/end/`, { amount: 7_000_000, days: 30 });
    assert.equal((await own()).relation, 'consulted');
    await post(client, `jobs/${job}/end/`, { amount: 7_000_000, days: 30 });
    assert.equal((await own()).relation, 'job-confirmed');
  });
});
