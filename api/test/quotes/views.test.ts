import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { emptyQuote, quoteLimits } from '@aangan/domain/quotes';
import { sql } from 'kysely';
import { flat } from '../briefs/brief-calls.ts';
import { assertMatches } from '../testing/assert-matches.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { line, quoteCalls, wholeQuote } from './quote-calls.ts';

describe('quotes side by side, and what firms write them with', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ requestsPerAccount: 1_000, writesPerAccount: 10_000 });
  });
  after(() => api.stop());
  const { get, post, client, firm, connect, begin, sendQuote, offered, talk } = quoteCalls(
    () => api,
  );

  test('stand on the rooms of the brief that they answer, with what only one has', async () => {
    const who = await client();
    const brief = (await post(who, 'briefs/', flat)).json().id;
    const quotes: number[] = [];
    for (const [role, lines] of [
      ['designer', [line(), line({ id: 'l2', what: 'Chimney, 90 cm', unit: 'piece' })]],
      ['vendor', [line({ what: 'नीचे की कैबिनेट, मरीन प्लाई, लैमिनेट', rate: 160_000 })]],
    ] as const) {
      const one = await firm(role);
      const asked = (await connect(who, { [role]: one.id, brief })).json().id;
      const conversation = (
        await post(one.owner, `designers/connection-requests/${asked}/approve/`)
      ).json().conversation_id;
      const [language, kitchen] = role === 'vendor' ? ['hi', 'रसोई'] : ['en', 'Kitchen'];
      await sql`update account set language = ${language} where id = ${one.owner.id}`.execute(
        api.db,
      );
      const begun = (await begin(one.owner, conversation)).json();
      assertMatches('QuoteDetail', begun);
      assert.deepEqual(begun.draft.content, {
        ...emptyQuote,
        sections: [
          { id: 'r1', kind: 'room', name: kitchen, room: 'kitchen', lines: [] },
          { id: 'r2', kind: 'room', name: 'Of the parents', room: 'bedroom', lines: [] },
        ],
      });
      const id = begun.id;
      const content = wholeQuote();
      content.sections[0]?.lines.splice(0, 1, ...lines);
      await sendQuote(one.owner, id, content);
      quotes.push(id);
    }
    const compared = await get(who, `quotes/side-by-side/?ids=${quotes.join(',')}`);
    assertMatches('QuotesSideBySide', compared);
    const [kitchen, bedroom] = compared.rooms;
    assert.deepEqual([kitchen.id, bedroom.id, bedroom.rows], ['r1', 'r2', []]);
    assert.deepEqual(
      kitchen.rows.map((row: { lines: (object | null)[] }) => row.lines.map((one) => one !== null)),
      [
        [true, true],
        [true, false],
      ],
    );
    assert.deepEqual(compared.exclusions, [
      { text: 'Electrical points', quotes: ['excluded', 'excluded'] },
    ]);
    assert.equal(compared.totals.length, 2);
    const { brief: answered } = await get(who, `quotes/${quotes[0]}/`);
    assert.ok(answered.request_id);
  });

  test('are two to four that the client was sent', async () => {
    const one = await offered();
    const other = await offered();
    const ask = (who: typeof one.client, ids: string) =>
      api.get(`/api/quotes/side-by-side/?ids=${ids}`, who.headers);
    const tried = [
      await ask(one.client, String(one.quote)),
      await ask(one.client, `${one.quote},${one.quote}`),
      await ask(one.client, `${one.quote},${other.quote}`),
      await ask(one.firm, `${one.quote},${other.quote}`),
      await ask(one.client, '1,2,3,4,5'),
      await ask(one.client, 'a,b'),
    ];
    for (const refused of tried) {
      assert.deepEqual(
        [refused.statusCode, refused.json().codes],
        [400, { ids: ['compared_quotes'] }],
      );
    }
  });

  test('begin with a template of the firm, which is its own', async () => {
    const { firm: one, client: who, id } = await talk();
    const added = await post(one, 'quotes/templates/', { name: 'Kitchens', content: wholeQuote() });
    assert.equal(added.statusCode, 201, added.body);
    assertMatches('QuoteTemplate', added.json());
    const template = added.json().id;
    const begun = (await begin(one, id, { template })).json();
    assert.deepEqual(
      [begun.draft.content.title, begun.draft.content.valid_until],
      ['Kitchen in Malleswaram', null],
    );
    const put = (owner: typeof one, name: string) =>
      api.call('PUT', `/api/quotes/templates/${template}/`, {
        payload: { name, content: wholeQuote({ title: 'Other' }) },
        headers: owner.headers,
      });
    assert.equal((await put(one, 'Kitchens, new')).json().content.title, 'Other');
    assert.equal(
      (await get(one, `quotes/${begun.id}/`)).draft.content.title,
      'Kitchen in Malleswaram',
    );
    const other = await talk();
    assert.deepEqual((await begin(other.firm, other.id, { template })).json().codes, {
      template: ['does_not_exist'],
    });
    assert.equal((await put(other.firm, 'Mine')).statusCode, 404);
    assert.equal((await api.get('/api/quotes/templates/', who.headers)).statusCode, 403);
    const remove = () =>
      api.call('DELETE', `/api/quotes/templates/${template}/`, { headers: one.headers });
    assert.deepEqual([(await remove()).statusCode, (await remove()).statusCode], [204, 404]);
    for (let made = 0; made < quoteLimits.templatesMax; made += 1) {
      await post(one, 'quotes/templates/', { name: 'T', content: wholeQuote() });
    }
    const full = await post(one, 'quotes/templates/', { name: 'T', content: wholeQuote() });
    assert.deepEqual([full.statusCode, full.json().code], [409, 'templates_full']);
    assert.equal((await get(one, 'quotes/templates/')).results.length, quoteLimits.templatesMax);
  });

  test('have a price list, which two tabs do not overwrite', async () => {
    const { firm: one } = await talk();
    assert.deepEqual(await get(one, 'quotes/prices/'), { revision: 0, items: [] });
    const { quantity: _quantity, ...price } = line();
    const put = (revision: number, items: object[]) =>
      api.call('PUT', '/api/quotes/prices/', {
        payload: { revision, items },
        headers: one.headers,
      });
    const saved = await put(0, [price]);
    assert.equal(saved.statusCode, 200, saved.body);
    assertMatches('PriceList', saved.json());
    assert.deepEqual(saved.json(), { revision: 1, items: [price] });
    const late = await put(0, []);
    assert.deepEqual([late.statusCode, late.json().code], [409, 'draft_changed_elsewhere']);
    assert.deepEqual((await put(1, [price, price])).json().codes, { items: ['repeated_id'] });
    assert.equal((await put(1, [{ ...price, rate: -5 }])).statusCode, 400);
    assert.equal((await put(1, [])).json().revision, 2);
  });
});
