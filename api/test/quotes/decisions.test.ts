import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { canonicalJson } from '@aangan/domain/quotes';
import { sql } from 'kysely';
import { assertMatches } from '../testing/assert-matches.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { day, quoteCalls, wholeQuote } from './quote-calls.ts';

describe('what clients and firms decide about quotes', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ requestsPerAccount: 1_000, writesPerAccount: 10_000 });
  });
  after(() => api.stop());
  const {
    get,
    act,
    accept,
    ask,
    sendQuote,
    save,
    offered,
    agreed,
    abouts,
    block,
    unread,
    ...calls
  } = quoteCalls(() => api);

  test('accepting freezes the version and makes the job, with its text and hash for both', async () => {
    const { client, firm, quote, job } = await agreed();
    for (const who of [client, firm]) {
      const { text, sha256 } = await get(who, `jobs/${job}/text/`);
      assert.equal(text, canonicalJson({ quote, version: 1, content: wholeQuote() }));
      assert.equal(sha256, createHash('sha256').update(text).digest('hex'));
      assert.equal((await get(who, `jobs/${job}/`)).sha256, sha256);
      const read = await get(who, `quotes/${quote}/`);
      assert.equal(read.sha256, sha256);
      assert.ok(read.firm && read.client, 'both have names');
    }
    const { draft } = await get(firm, `quotes/${quote}/`);
    for (const refused of [
      await save(firm, quote, draft.revision, wholeQuote()),
      await act(firm, quote, 'send', { revision: draft.revision }),
      await act(firm, quote, 'withdraw'),
    ]) {
      assert.deepEqual([refused.statusCode, refused.json().code], [409, 'quote_accepted']);
    }
    assert.equal(
      (await act(client, quote, 'decline', { version: 1 })).json().code,
      'quote_not_open',
    );
  });

  test('accepting again in another tab answers the same job', async () => {
    const { client, firm, quote, job, conversation } = await agreed();
    const again = await accept(client, quote);
    assert.deepEqual([again.statusCode, again.json().job_id], [200, job]);
    assert.equal((await abouts(firm, conversation)).length, 2);
  });

  test('only the client accepts and declines, and only the firm sends and withdraws', async () => {
    const { client, firm, quote } = await offered();
    const tried = [
      await accept(firm, quote),
      await act(firm, quote, 'decline', { version: 1 }),
      await act(client, quote, 'withdraw'),
      await act(client, quote, 'send', { revision: 2 }),
      await save(client, quote, 2, wholeQuote()),
    ];
    assert.deepEqual(
      tried.map(({ statusCode }) => statusCode),
      [403, 403, 403, 403, 403],
    );
  });

  test('an expired quote cannot be accepted, and the last day counts', async () => {
    const today = await offered(wholeQuote({ valid_until: day(0) }));
    assert.equal((await accept(today.client, today.quote)).statusCode, 200);
    const { client, firm, quote } = await offered();
    await sql`alter table quote_version disable trigger quote_version_stays`.execute(api.db);
    await sql`update quote_version set valid_until = ${day(-1)} where quote_id = ${quote}`.execute(
      api.db,
    );
    await sql`alter table quote_version enable trigger quote_version_stays`.execute(api.db);
    assert.equal((await get(client, `quotes/${quote}/`)).is_expired, true);
    const refused = await accept(client, quote);
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'quote_expired']);
    await sendQuote(firm, quote, wholeQuote({ valid_until: day(5) }));
    assert.equal((await accept(client, quote, 2)).statusCode, 200);
  });

  test('an older version cannot be accepted or declined', async () => {
    const { client, firm, quote } = await offered();
    await sendQuote(firm, quote, wholeQuote({ notes: 'Handles too' }));
    for (const what of ['accept', 'decline']) {
      const refused = await act(client, quote, what, { version: 1 });
      assert.deepEqual([refused.statusCode, refused.json().code], [409, 'quote_superseded']);
    }
    const unknown = await accept(client, quote, 3);
    assert.deepEqual(
      [unknown.statusCode, unknown.json().codes],
      [400, { version: ['does_not_exist'] }],
    );
  });

  test('a declined quote keeps the reason, and a new version opens it again', async () => {
    const { client, firm, quote, conversation } = await offered();
    const declined = await act(client, quote, 'decline', {
      version: 1,
      reason: 'Above our budget',
    });
    assert.deepEqual(
      [declined.json().status, declined.json().reason],
      ['declined', 'Above our budget'],
    );
    assert.equal((await accept(client, quote)).json().code, 'quote_not_open');
    assert.equal((await act(client, quote, 'decline', { version: 1 })).statusCode, 200, 'twice');
    await sendQuote(firm, quote, wholeQuote({ notes: 'Cheaper handles' }));
    assert.equal((await accept(client, quote, 2)).statusCode, 200);
    const acts = (await abouts(client, conversation)).map((one: { act: string }) => one.act);
    assert.deepEqual(acts, ['sent', 'declined', 'sent', 'accepted']);
    assert.ok((await calls.texts(firm, conversation)).includes('Above our budget'));
  });

  test('a quote that its firm has withdrawn cannot be accepted', async () => {
    const { client, firm, quote } = await offered();
    assert.equal(
      (await act(firm, quote, 'withdraw', { reason: 'A mistake' })).json().status,
      'withdrawn',
    );
    assert.equal((await accept(client, quote)).json().code, 'quote_not_open');
  });

  test('a question is a message about a version or a line, sent once', async () => {
    const { client, firm, quote, conversation } = await offered();
    const id = randomUUID();
    const asked = await ask(client, quote, { id, line: 'l1', text: 'Which laminate?' });
    assert.equal(asked.statusCode, 201, asked.body);
    assertMatches('Message', asked.json());
    assert.deepEqual(asked.json().about, {
      kind: 'quote',
      id: quote,
      version: 1,
      act: 'asked',
      line: 'l1',
    });
    assert.equal(
      (await ask(client, quote, { id, line: 'l1', text: 'Which laminate?' })).statusCode,
      200,
    );
    assert.deepEqual((await calls.texts(firm, conversation)).slice(1), ['Which laminate?']);
    for (const [body, field] of [
      [{ line: 'nothing', text: 'x' }, 'line'],
      [{ version: 2, text: 'x' }, 'version'],
      [{ text: ' ' }, 'text'],
      [{ text: 'x'.repeat(4_001) }, 'text'],
    ] as const) {
      const refused = await ask(client, quote, body);
      assert.deepEqual([refused.statusCode, Object.keys(refused.json().codes)], [400, [field]]);
    }
  });

  test('each act is unread for the other side, and told as quotes and not as messages', async () => {
    const { client, firm, quote, conversation } = await offered();
    assert.deepEqual(await unread(client), { count: 1, messages: 1 });
    const told = async (who: typeof client) => (await get(who, 'notifications/')).results;
    const [news] = await told(client);
    assert.match(news.text, /has sent you the quote “.*Kitchen in Malleswaram.*”/);
    assert.equal(news.path, `/conversations/${conversation}`);
    await accept(client, quote);
    const [accepted, ...others] = await told(firm);
    assert.match(accepted.text, /has accepted your quote/);
    assert.ok(!others.some(({ text }: { text: string }) => /message/.test(text)));
    const last = (await calls.read(client, conversation)).last_sequence;
    await calls.markRead(client, conversation, last);
    assert.equal((await told(client))[0].read_at !== null, true, 'reading the thread reads them');
  });

  test('nothing is decided in a conversation that is blocked', async () => {
    const { client, firm, quote, conversation } = await offered();
    await block(firm, conversation);
    assert.equal((await accept(client, quote)).json().code, 'conversation_blocked');
    assert.equal((await act(firm, quote, 'withdraw')).json().code, 'conversation_blocked_by_you');
    assert.equal((await get(client, `quotes/${quote}/`)).status, 'sent', 'it can still be read');
  });
});
