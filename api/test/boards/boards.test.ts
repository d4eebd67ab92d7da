import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertMatches } from '../testing/assert-matches.ts';
import { makeDesigner } from '../testing/make-designer.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { boardCalls, statementsOf } from './board-calls.ts';

describe('boards of an account', () => {
  let api: TestApi;
  let designer: number;
  let pictures: string[];
  before(async () => {
    api = await startTestApi({ writesPerAccount: 10_000 });
    ({ id: designer } = await makeDesigner(api.db, { name: 'Studio Neem' }));
    pictures = await calls.pictures(designer, 501);
  });
  after(() => api.stop());
  const calls = boardCalls(() => api);
  const { person, add, board, boards, read, rename, remove, items, put, fill, stuff } = calls;

  test('are made with a title, and listed with the newest change first', async () => {
    const { headers } = await person();
    const added = await add(headers, '  New house ');
    assert.equal(added.statusCode, 201);
    assert.equal(added.headers['cache-control'], 'no-store');
    assertMatches('Board', added.json());
    assert.equal(added.json().title, 'New house');
    const kitchen = await board(headers, 'Kitchen');
    const titles = async () => (await boards(headers)).map(({ title }: { title: string }) => title);
    assert.deepEqual(await titles(), ['Kitchen', 'New house']);
    const [first = ''] = pictures;
    const item = (await put(headers, added.json().id, { thing: first })).json();
    assert.deepEqual(await titles(), ['New house', 'Kitchen']);
    await rename(headers, kitchen, { title: 'Big kitchen' });
    assert.deepEqual(await titles(), ['Big kitchen', 'New house']);
    await calls.change(headers, added.json().id, item.id, { note: 'This one' });
    assert.deepEqual(await titles(), ['New house', 'Big kitchen']);
  });

  test('have a title of 1 to 60 characters', async () => {
    const { headers } = await person();
    const blank = await add(headers, ' \u200b ');
    assert.equal(blank.statusCode, 400);
    assert.deepEqual(blank.json().codes, { title: ['blank'] });
    assert.equal((await add(headers, 'घ'.repeat(60))).statusCode, 201);
    const long = await add(headers, 'a'.repeat(61));
    assert.deepEqual(long.json().codes, { title: ['max_length'] });
    const renamed = await rename(headers, await board(headers), { title: '' });
    assert.deepEqual(renamed.json().codes, { title: ['blank'] });
  });

  test('show the first three pictures on them, and whether a link leads to them', async () => {
    const { headers } = await person();
    const id = await board(headers);
    const [one = '', two = '', three = '', four = ''] = pictures;
    await fill(headers, id, [one, `designer-${designer}`, two, three, four]);
    const [shown] = await boards(headers);
    assertMatches('Board', shown);
    assert.deepEqual(
      shown.covers.map(({ caption }: { caption: string }) => caption),
      ['Room 1', 'Room 501', 'Room 2'],
    );
    assert.deepEqual([shown.items_count, shown.is_shared], [5, false]);
    await calls.share(headers, id);
    assert.equal((await boards(headers))[0].is_shared, true);
  });

  test('are at most 50, and one that is deleted makes room', async () => {
    const { headers } = await person();
    for (let made = 0; made < 50; made += 1) {
      assert.equal((await add(headers, `Board ${made}`)).statusCode, 201);
    }
    const refused = await add(headers, 'One more');
    assert.equal(refused.statusCode, 409);
    assert.deepEqual(refused.json(), {
      detail: 'An account has at most 50 boards. Delete one first.',
      code: 'too_many_boards',
    });
    const all = await boards(headers);
    assert.equal(all.length, 50);
    assert.equal((await remove(headers, all[20].id)).statusCode, 204);
    assert.equal((await add(headers, 'One more')).statusCode, 201);
  });

  test('are read with their link and their items, 60 a page', async () => {
    const { headers } = await person();
    const id = await board(headers);
    await stuff(id, pictures.slice(0, 130));
    const first = await read(headers, id);
    assertMatches('BoardPage', first);
    assert.equal(first.link, null);
    assert.deepEqual([first.items_count, first.count, first.results.length], [130, 130, 60]);
    assert.equal(first.next, `https://aangan.test/api/boards/${id}/?page=2`);
    const last = await read(headers, id, '?page=3');
    assert.deepEqual([last.results.length, last.next], [10, null]);
    assert.equal((await read(headers, id, '?page_size=500')).results.length, 60);
    const small = await read(headers, id, '?page_size=2&page=2');
    assert.equal(small.next, `https://aangan.test/api/boards/${id}/?page=3&page_size=2`);
    assert.equal((await api.get(`/api/boards/${id}/?page=4`, headers)).statusCode, 404);
    const token = await calls.share(headers, id);
    assert.equal((await read(headers, id)).link.token, token);
  });

  test('with 500 items are read with as many statements as with one', async () => {
    const { headers } = await person();
    const [small, large] = [await board(headers), await board(headers)];
    await stuff(small, pictures.slice(0, 1));
    await stuff(large, pictures.slice(0, 500));
    const few = await statementsOf(api, () => read(headers, small));
    const many = await statementsOf(api, () => read(headers, large));
    assert.equal(many.length, few.length);
    assert.equal(many.filter((text) => /\bboard/.test(text)).length, 2);
  });

  test('have at most 500 things', async () => {
    const { headers } = await person();
    const id = await board(headers);
    await stuff(id, pictures.slice(0, 499));
    const [early = '', late = ''] = pictures.slice(499);
    assert.equal((await put(headers, id, { thing: early })).statusCode, 201);
    const refused = await put(headers, id, { thing: late });
    assert.equal(refused.statusCode, 409);
    assert.deepEqual(refused.json(), {
      detail: 'A board has at most 500 things. Remove some, or make another board.',
      code: 'board_full',
    });
    const [first] = await items(headers, id);
    await calls.takeOff(headers, id, first?.id ?? 0);
    assert.equal((await put(headers, id, { thing: late })).statusCode, 201);
  });

  test('are deleted with what is on them', async () => {
    const { headers } = await person();
    const id = await board(headers);
    await fill(headers, id, pictures.slice(0, 2));
    assert.equal((await remove(headers, id)).statusCode, 204);
    assert.deepEqual(await calls.saved(headers), []);
    assert.equal((await remove(headers, id)).statusCode, 404);
  });

  test('of others do not exist, whatever is done with them', async () => {
    const [owner, other] = [await person(), await person()];
    const id = await board(owner.headers);
    const [thing = ''] = pictures;
    const [item = 0] = await fill(owner.headers, id, [thing]);
    const token = await calls.share(owner.headers, id);
    const { headers } = other;
    const mine = await board(headers);
    const refused = [
      await api.get(`/api/boards/${id}/`, headers),
      await rename(headers, id, { title: 'Mine' }),
      await remove(headers, id),
      await put(headers, id, { thing }),
      await calls.change(headers, id, item, { note: 'Mine' }),
      await calls.change(headers, mine, item, { note: 'Mine' }),
      await calls.takeOff(headers, id, item),
      await calls.takeOff(headers, mine, item),
      await api.post(`/api/boards/${id}/link/`, {}, { headers }),
      await calls.endLink(headers, id),
      await api.get('/api/boards/01/', headers),
    ];
    assert.deepEqual([...new Set(refused.map(({ statusCode }) => statusCode))], [404]);
    const now = await read(owner.headers, id);
    assert.deepEqual([now.title, now.items_count, now.link.token], ['House', 1, token]);
    assert.equal(now.results[0].note, '');
  });

  test('are for those who are signed in', async () => {
    for (const url of ['/api/boards/', '/api/boards/1/', '/api/boards/saved/']) {
      assert.equal((await api.get(url)).statusCode, 401);
    }
  });

  test('are made once by a request that is sent twice', async () => {
    const { headers } = await person();
    const keyed = { headers: { ...headers, 'idempotency-key': crypto.randomUUID() } };
    const once = await api.post('/api/boards/', { title: 'House' }, keyed);
    const twice = await api.post('/api/boards/', { title: 'House' }, keyed);
    assert.equal(twice.json().id, once.json().id);
    assert.equal((await boards(headers)).length, 1);
  });
});
