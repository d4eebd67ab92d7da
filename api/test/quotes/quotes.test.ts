import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { emptyQuote, quoteLimits } from '@aangan/domain/quotes';
import { assertMatches } from '../testing/assert-matches.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { day, line, quoteCalls, wholeQuote } from './quote-calls.ts';

describe('quotes', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ requestsPerAccount: 1_000, writesPerAccount: 10_000 });
  });
  after(() => api.stop());
  const { talk, get, begin, save, act, write, sendQuote, offered, abouts } = quoteCalls(() => api);

  test('are begun by the firm of a conversation, empty, and seen by the client once sent', async () => {
    const { client, firm, id } = await talk();
    assert.equal((await begin(client, id)).statusCode, 403);
    const begun = await begin(firm, id);
    assert.equal(begun.statusCode, 201, begun.body);
    assertMatches('QuoteDetail', begun.json());
    assert.deepEqual(begun.json().draft.content, emptyQuote);
    const quote = begun.json().id;
    assert.equal((await api.get(`/api/quotes/${quote}/`, client.headers)).statusCode, 404);
    assert.deepEqual((await get(client, `quotes/?conversation=${id}`)).results, []);
    await sendQuote(firm, quote, wholeQuote());
    const seen = await get(client, `quotes/${quote}/`);
    assertMatches('QuoteDetail', seen);
    assert.deepEqual(
      [seen.side, seen.status, seen.version, seen.draft],
      ['client', 'sent', 1, null],
    );
    const [card] = (await get(client, `quotes/?conversation=${id}`)).results;
    assertMatches('QuoteCard', card);
    assert.deepEqual([card.title, card.total], ['Kitchen in Malleswaram', 7_274_258]);
  });

  test('are not there for others', async () => {
    const { quote, conversation } = await offered();
    const other = await talk();
    for (const who of [other.client, other.firm]) {
      for (const path of [`${quote}/`, `${quote}/versions/1/`, `?conversation=${conversation}`]) {
        assert.equal((await api.get(`/api/quotes/${path}`, who.headers)).statusCode, 404);
      }
      for (const what of ['accept', 'decline']) {
        assert.equal((await act(who, quote, what, { version: 1 })).statusCode, 404);
      }
      assert.equal((await begin(who, conversation)).statusCode, 404);
    }
  });

  test('are saved while they are written, and a second tab is told', async () => {
    const { firm, id } = await talk();
    const quote = (await begin(firm, id)).json().id;
    const half = {
      ...emptyQuote,
      title: 'Half',
      sections: [{ ...wholeQuote().sections[0], lines: [line({ rate: null, what: '' })] }],
    };
    const first = await save(firm, quote, 1, half);
    assert.deepEqual([first.statusCode, first.json().draft.revision], [200, 2], first.body);
    const other = await save(firm, quote, 1, wholeQuote());
    assert.deepEqual([other.statusCode, other.json().code], [409, 'draft_changed_elsewhere']);
    assert.equal((await get(firm, `quotes/${quote}/`)).draft.content.title, 'Half');
  });

  test('have exact totals, with the tax of each rate and its split', async () => {
    const lines = [line(), line({ id: 'l2', quantity: 333, rate: 99_999, gst: 5 })];
    const content = wholeQuote({ firm_state: '29', place_state: '29' });
    content.sections[0]?.lines.splice(0, 1, ...lines);
    const { client, quote } = await offered(content);
    const version = await get(client, `quotes/${quote}/versions/1/`);
    assertMatches('QuoteVersion', version);
    const { totals } = version;
    assert.deepEqual([totals.net, totals.gst, totals.total], [6_197_925, 1_111_298, 7_309_223]);
    assert.deepEqual(totals.by_rate[0].split, { cgst: 833, sgst: 832 });
    assert.deepEqual(
      totals.stages.map((one: { amount: number }) => one.amount),
      [2_923_689, 4_385_534],
    );
  });

  test('are refused with every fault at its place', async () => {
    const { firm, id } = await talk();
    const quote = (await begin(firm, id)).json().id;
    const bad = wholeQuote();
    bad.sections[0]?.lines.splice(
      0,
      1,
      line({ rate: -1 }),
      line({ id: 'l2', rate: 1_000_000_000_000 }),
    );
    const refused = await save(firm, quote, 1, { ...bad, valid_until: '2026-02-30' });
    assert.equal(refused.statusCode, 400);
    assert.deepEqual(refused.json().codes, {
      content: {
        sections: { 0: { lines: { 0: { rate: ['min_value'] }, 1: { rate: ['max_value'] } } } },
        valid_until: ['invalid'],
      },
    });
    assert.match(refused.json().content.sections[0].lines[0].rate[0], /discount/);
    for (const change of [
      { gst: 19 },
      { unit: 'kg' },
      { unit: '' },
      { quantity: 0 },
      { quantity: 1.5 },
      { id: '' },
      { id: 'a b' },
    ]) {
      const content = wholeQuote();
      content.sections[0]?.lines.splice(0, 1, { ...line(), ...change } as never);
      assert.equal((await save(firm, quote, 1, content)).statusCode, 400, JSON.stringify(change));
    }
  });

  test('are not sent while something is missing, and say what', async () => {
    const { client, firm, id } = await talk();
    const quote = (await begin(firm, id)).json().id;
    const refusals = [
      [
        { stages: [{ id: 't', name: 'All', percent: 9_999, proof: 'Seen' }] },
        { stages: ['stages_not_whole'] },
      ],
      [{ valid_until: day(-1) }, { valid_until: ['valid_until_past'] }],
      [{ valid_until: day(400) }, { valid_until: ['valid_until_far'] }],
      [{ sections: [] }, { sections: ['empty'] }],
      [
        { sections: [{ ...wholeQuote().sections[0], name: '', lines: [line({ rate: null })] }] },
        { sections: { 0: { name: ['blank'], lines: { 0: { rate: ['required'] } } } } },
      ],
    ] as const;
    for (const [change, codes] of refusals) {
      const revision = await write(firm, quote, { ...wholeQuote(), ...(change as object) });
      const refused = await act(firm, quote, 'send', { revision });
      assert.equal(refused.statusCode, 400, refused.body);
      assert.deepEqual(refused.json().codes, { content: codes });
    }
    assert.deepEqual(await abouts(client, id), []);
  });

  test('of 2,000 lines are taken whole, and of more are refused in one sentence', async () => {
    const { client, firm, id } = await talk();
    const quote = (await begin(firm, id)).json().id;
    const many = (count: number) => ({
      ...wholeQuote(),
      sections: [
        {
          id: 's1',
          kind: 'room' as const,
          name: 'रसोई',
          room: 'kitchen' as const,
          lines: Array.from({ length: count }, (_none, at) =>
            line({ id: `l${at}`, what: `मॉड्यूलर किचन की बेस यूनिट, लैमिनेट फ़िनिश के साथ ${at}` }),
          ),
        },
      ],
    });
    const refused = await save(firm, quote, 1, many(2_001));
    assert.deepEqual(refused.json().codes, { content: { sections: ['too_many_lines'] } });
    const started = performance.now();
    await sendQuote(firm, quote, many(2_000));
    const { content, totals } = await get(client, `quotes/${quote}/versions/1/`);
    assert.deepEqual([content.sections[0].lines.length, totals.total], [2_000, 7_274_258 * 2_000]);
    assert.ok(performance.now() - started < 5_000);
    const huge = await save(firm, quote, 2, { ...many(1), notes: 'x'.repeat(5 * 1024 * 1024) });
    assert.deepEqual([huge.statusCode, huge.json().code], [413, 'payload_too_large']);
  });

  test('that were sent never change; a new version shows what it changed', async () => {
    const { client, firm, quote } = await offered();
    const next = wholeQuote({ exclusions: [], title: 'Kitchen, second thoughts' });
    next.sections[0]?.lines.splice(
      0,
      1,
      line({ rate: 150_000 }),
      line({ id: 'l2', what: 'Tall unit' }),
    );
    assert.equal(await sendQuote(firm, quote, next), 2);
    const second = await get(client, `quotes/${quote}/versions/2/`);
    assertMatches('QuoteVersion', second);
    const { lines, exclusions, fields } = second.changes;
    assert.deepEqual(
      lines.added.map((one: { id: string }) => one.id),
      ['l2'],
    );
    assert.deepEqual(lines.changed[0].fields, ['rate']);
    assert.deepEqual([exclusions.removed, fields], [['Electrical points'], ['title']]);
    const first = await get(client, `quotes/${quote}/versions/1/`);
    assert.deepEqual([first.content, first.changes], [wholeQuote(), null]);
    await assert.rejects(
      api.db.updateTable('quote_version').set({ total: 1 }).where('quote_id', '=', quote).execute(),
      /never changed/,
    );
    await sendQuote(firm, quote, wholeQuote());
    const back = await get(client, `quotes/${quote}/versions/3/?since=1`);
    assert.deepEqual(back.changes.lines, { added: [], removed: [], changed: [] });
    assert.equal(
      (await api.get(`/api/quotes/${quote}/versions/3/?since=9`, client.headers)).statusCode,
      404,
    );
  });

  test('are sent once when send is pressed twice', async () => {
    const { firm, client, conversation, quote } = await offered();
    const { revision } = (await get(firm, `quotes/${quote}/`)).draft;
    const again = await act(firm, quote, 'send', { revision });
    assert.deepEqual([again.statusCode, again.json().version], [200, 1]);
    assert.equal((await abouts(client, conversation)).length, 1);
  });

  test('can be deleted until they are sent, and are limited in a conversation', async () => {
    const { firm, id } = await talk();
    const quote = (await begin(firm, id)).json().id;
    const remove = () => api.call('DELETE', `/api/quotes/${quote}/`, { headers: firm.headers });
    assert.equal((await remove()).statusCode, 204);
    assert.equal((await remove()).statusCode, 404);
    const sent = await offered();
    const refused = await api.call('DELETE', `/api/quotes/${sent.quote}/`, {
      headers: sent.firm.headers,
    });
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'wrong_status']);
    for (let made = 0; made < quoteLimits.quotesMax; made += 1) await begin(firm, id);
    const full = await begin(firm, id);
    assert.deepEqual([full.statusCode, full.json().code], [409, 'quotes_full']);
  });
});
