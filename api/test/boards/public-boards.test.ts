import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createLogger } from '@aangan/server';
import { sql } from 'kysely';
import { assertMatches } from '../testing/assert-matches.ts';
import { makeDesigner } from '../testing/make-designer.ts';
import { makeVendor } from '../testing/make-vendor.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { boardCalls, statementsOf } from './board-calls.ts';

describe('what guests are shown of boards', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ writesPerAccount: 10_000 });
  });
  after(() => api.stop());
  const calls = boardCalls(() => api);
  const { person, board, fill, share, endLink, remove } = calls;
  const shared = (token: string, query = '') => api.get(`/api/boards/shared/${token}/${query}`);
  const cards = (things: string) => api.get(`/api/boards/things/?things=${things}`);

  test('is a board with a link to it: its title, the first name of its owner, and what is on it', async () => {
    const firm = await makeDesigner(api.db, { name: 'Studio Neem' });
    const pictures = await calls.pictures(firm.id, 61);
    const { headers, email } = await person('Meera');
    const id = await board(headers, 'New house');
    const [item = 0] = await fill(headers, id, pictures);
    await calls.change(headers, id, item, { note: 'रसोई' });
    const token = await share(headers, id);
    assert.match(token, /^[A-Za-z0-9_-]{22}$/, '128 bits');
    const answer = await shared(token);
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.equal(answer.headers['x-robots-tag'], 'noindex');
    const page = answer.json();
    assertMatches('SharedBoardPage', page);
    assert.deepEqual(
      [page.title, page.owner_first_name, page.items_count, page.results.length],
      ['New house', 'Meera', 61, 60],
    );
    assert.equal(page.results[0].note, 'रसोई');
    assert.equal(page.next, `https://aangan.test/api/boards/shared/${token}/?page=2`);
    assert.equal((await shared(token, '?page=2')).json().results.length, 1);
    assert.equal((await shared(token, '?page=3')).statusCode, 404);
    for (const secret of [email, 'Person', `"id":${id},"title"`]) {
      assert.ok(!answer.body.includes(secret), secret);
    }
  });

  test('is nothing at a token that was guessed', async () => {
    for (const token of ['x', 'a'.repeat(22), 'a'.repeat(60), '%00', "'--", '..%2f1']) {
      const answer = await shared(token);
      assert.equal(answer.statusCode, 404, token);
      assert.equal(answer.json().code, 'not_found');
    }
  });

  test('is gone at a link that has ended, was replaced, or whose board was deleted', async () => {
    const { headers } = await person();
    const id = await board(headers);
    const first = await share(headers, id);
    const second = await share(headers, id);
    assert.notEqual(first, second);
    assert.equal((await shared(second)).statusCode, 200);
    const replaced = await shared(first);
    assert.equal(replaced.statusCode, 410);
    assert.deepEqual(replaced.json(), {
      detail: 'This link has ended. Ask its owner for a new one.',
      code: 'link_ended',
    });
    assert.equal((await endLink(headers, id)).statusCode, 204);
    assert.equal((await endLink(headers, id)).statusCode, 204);
    assert.equal((await shared(second)).statusCode, 410);
    assert.equal((await calls.read(headers, id)).link, null);
    const third = await share(headers, id);
    await remove(headers, id);
    assert.equal((await shared(third)).statusCode, 410);
  });

  test('is gone at links of an account that has ended', async () => {
    const { id, headers } = await person();
    const token = await share(headers, await board(headers));
    await sql`update account set is_active = false, suspended_at = now(), suspended_reason = 'Test'
      where id = ${id}`.execute(api.db);
    assert.equal((await shared(token)).statusCode, 410);
  });

  test('leaves no token in a log', async () => {
    const lines: string[] = [];
    const logger = createLogger(
      { name: 'boards', level: 'trace' },
      { write: (line: string) => void lines.push(line) },
    );
    const logged = await startTestApi({}, { logger });
    try {
      const own = boardCalls(() => logged);
      const { headers } = await own.person();
      const token = await own.share(headers, await own.board(headers));
      const url = `/api/boards/shared/${token}/`;
      assert.equal((await logged.get(url)).statusCode, 200);
      await sql`alter table board_item rename to board_item_gone`.execute(logged.db);
      assert.equal((await logged.get(url)).statusCode, 500);
      const text = lines.join('');
      assert.match(text, /\/api\/boards\/shared\/:token\//);
      assert.match(text, /request failed/);
      assert.ok(!text.includes(token));
    } finally {
      await logged.stop();
    }
  });

  test('are the cards of things, in the order asked for, gone ones as gone', async () => {
    const firm = await makeDesigner(api.db, {
      name: 'Studio Neem',
      city: 'Pune',
      specializations: ['apartments'],
      posts: 2,
    });
    const vendor = await makeVendor(api.db, { name: 'Tiles', city: 'Jaipur' });
    const [picture = ''] = await calls.pictures(firm.id, 1);
    await sql`update portfolio_item set created_at = '2020-01-01'`.execute(api.db);
    const { rows } = await sql<{ id: number }>`
      update instagram_post set caption = ${'A teak door\nmade by hand'}
      where designer_id = ${firm.id} and source_id = 'post-0' returning id`.execute(api.db);
    const post = `post-${rows[0]?.id}`;
    const asked = [
      post,
      'vendor-999999',
      `designer-${firm.id}`,
      picture,
      `vendor-${vendor.id}`,
      post,
    ];
    const answer = await cards(asked.join());
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.headers['cache-control'], 'no-cache');
    const { results } = answer.json();
    for (const card of results) assertMatches('ThingCard', card);
    assert.deepEqual(
      results.map(({ thing }: { thing: string }) => thing),
      asked,
    );
    const brief = results.map((card: Record<string, unknown>) => [
      card.title,
      card.subtitle,
      card.city,
      (card.picture as { caption: string } | null)?.caption,
      card.to,
    ]);
    const place = `/designers/${firm.id}`;
    assert.deepEqual(brief, [
      ['A teak door', 'Studio Neem', 'Pune', 'A teak door\nmade by hand', place],
      [null, null, null, undefined, null],
      ['Studio Neem', 'Apartments & Condominiums', 'Pune', 'Post 1', place],
      ['Room 1', 'Studio Neem', 'Pune', 'Room 1', place],
      ['Tiles', results[4].subtitle, 'Jaipur', undefined, `/vendors/${vendor.id}`],
      ['A teak door', 'Studio Neem', 'Pune', 'A teak door\nmade by hand', place],
    ]);
    assert.deepEqual(results[3].firm, { kind: 'designer', id: firm.id, name: 'Studio Neem' });
    assert.deepEqual([results[1].kind, results[1].is_gone], ['vendor', true]);
  });

  test('are cards of at most 60 things, each of a kind that there is', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `post-${at + 1}`);
    assert.equal((await cards(names(60).join())).json().results.length, 60);
    assert.deepEqual((await cards(names(61).join())).json().codes, { things: ['max_length'] });
    const wrong = await cards('post-1,board-5,designer-x');
    assert.equal(wrong.statusCode, 400);
    assert.deepEqual(wrong.json().codes, { things: ['invalid_choice', 'invalid_choice'] });
    assert.deepEqual((await cards('')).json().codes, { things: ['blank'] });
    assert.deepEqual((await api.get('/api/boards/things/')).json().codes, { things: ['required'] });
  });

  test('are cards that are read once, and again when a firm has changed', async () => {
    const firm = await makeDesigner(api.db);
    const vendor = await makeVendor(api.db);
    const asked = `designer-${firm.id},vendor-${vendor.id}`;
    const titles = async () =>
      (await cards(asked)).json().results.map(({ title }: { title: string }) => title);
    await titles();
    const reads = async () =>
      (await statementsOf(api, titles)).filter((text) => text.includes('is_gone')).length;
    assert.equal(await reads(), 0);
    await sql`update account set first_name = 'Renamed firm' where id = ${firm.accountId}`.execute(
      api.db,
    );
    await sql`update account set first_name = 'Renamed shop' where id = ${vendor.accountId}`.execute(
      api.db,
    );
    assert.deepEqual(await titles(), ['Renamed firm', 'Renamed shop']);
    const answer = await cards(asked);
    const same = await api.get(`/api/boards/things/?things=${asked}`, {
      'if-none-match': String(answer.headers.etag),
    });
    assert.equal(same.statusCode, 304);
  });
});
