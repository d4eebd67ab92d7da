import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { makeDesigner } from '../testing/make-designer.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { boardCalls } from './board-calls.ts';

const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`;

describe('the board of a guest who signs in', () => {
  let api: TestApi;
  let pictures: string[];
  before(async () => {
    api = await startTestApi({ writesPerAccount: 10_000 });
    const { id } = await makeDesigner(api.db);
    pictures = await calls.pictures(id, 801);
  });
  after(() => api.stop());
  const calls = boardCalls(() => api);
  const { person, board, boards, save, saved, items, read, join, stuff } = calls;

  test('joins the account, what was saved last first, with notes and times', async () => {
    const { headers } = await person();
    const [one = '', two = '', three = ''] = pictures;
    const answer = await join(headers, [
      { thing: two, saved_at: at(2), note: 'नोट' },
      { thing: three, saved_at: at(3) },
      { thing: one, saved_at: at(1) },
    ]);
    assert.equal(answer.statusCode, 200);
    assert.deepEqual(answer.json(), { joined: 3, known: 0, gone: 0 });
    const [made] = await boards(headers);
    assert.equal(made.title, 'Saved');
    const joined = await items(headers, made.id);
    assert.deepEqual(
      joined.map(({ thing }) => thing),
      [three, two, one],
    );
    assert.equal(joined[1]?.note, 'नोट');
    assert.equal(new Date(joined[2]?.saved_at ?? '').toISOString(), at(1));
  });

  test('joins above what is on the board that was used last', async () => {
    const { headers } = await person();
    const id = await board(headers);
    const [one = '', two = ''] = pictures;
    await save(headers, one);
    await join(headers, [{ thing: two, saved_at: at(1) }]);
    assert.deepEqual(
      (await items(headers, id)).map(({ thing }) => thing),
      [two, one],
    );
  });

  test('changes nothing when it is sent again', async () => {
    const { headers } = await person();
    const given = pictures.slice(0, 3).map((thing) => ({ thing, saved_at: at(1), note: 'Once' }));
    await join(headers, given);
    const former = await boards(headers);
    const again = await join(headers, given);
    assert.deepEqual(again.json(), { joined: 0, known: 3, gone: 0 });
    assert.deepEqual(await boards(headers), former);
  });

  test('adds nothing that is on any board, and keeps a note that would be lost', async () => {
    const { headers } = await person();
    const id = await board(headers);
    const [one = '', two = ''] = pictures;
    await calls.put(headers, id, { thing: one });
    await calls.put(headers, id, { thing: two, note: 'Mine' });
    await board(headers, 'Used last');
    const given = [one, two].map((thing) => ({ thing, saved_at: at(1), note: 'Of a guest' }));
    assert.deepEqual((await join(headers, given)).json(), { joined: 0, known: 2, gone: 0 });
    assert.deepEqual(
      (await items(headers, id)).map(({ note }) => note),
      ['Mine', 'Of a guest'],
    );
    assert.deepEqual((await saved(headers)).sort(), [one, two].sort());
  });

  test('leaves out and counts what is gone, and takes a thing once', async () => {
    const { headers } = await person();
    const hidden = await makeDesigner(api.db, { isVerified: false });
    const [thing = ''] = pictures;
    const answer = await join(headers, [
      { thing, saved_at: at(1), note: 'First' },
      { thing: `designer-${hidden.id}`, saved_at: at(2) },
      { thing: 'post-999999', saved_at: at(3) },
      { thing, saved_at: at(4) },
    ]);
    assert.deepEqual(answer.json(), { joined: 1, known: 1, gone: 2 });
    const [made] = await boards(headers);
    assert.deepEqual(
      (await items(headers, made.id)).map(({ note }) => note),
      ['First'],
    );
  });

  test('makes no board for nothing', async () => {
    const { headers } = await person();
    assert.deepEqual((await join(headers, [])).json(), { joined: 0, known: 0, gone: 0 });
    const gone = await join(headers, [{ thing: 'vendor-999999', saved_at: at(1) }]);
    assert.deepEqual(gone.json(), { joined: 0, known: 0, gone: 1 });
    assert.deepEqual(await boards(headers), []);
  });

  test('goes on a further board where the one that was used last is full', async () => {
    const { headers } = await person();
    const full = await board(headers, 'House');
    await stuff(full, pictures.slice(0, 300));
    const given = pictures.slice(300, 800).map((thing, index) => ({
      thing,
      saved_at: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
    }));
    assert.deepEqual((await join(headers, given)).json(), { joined: 500, known: 0, gone: 0 });
    const [further, first] = await boards(headers);
    assert.deepEqual([first.title, first.items_count], ['House', 500]);
    assert.deepEqual([further.title, further.items_count], ['Saved 2', 300]);
    assert.equal((await items(headers, further.id))[0]?.thing, pictures[799]);
    assert.equal((await items(headers, full))[0]?.thing, pictures[499]);
  });

  test('adds nothing where a further board would be one too many', async () => {
    const { headers } = await person();
    for (let made = 0; made < 49; made += 1) await board(headers);
    const last = await board(headers);
    await stuff(last, pictures.slice(0, 499));
    const given = pictures.slice(499, 501).map((thing) => ({ thing, saved_at: at(1) }));
    const refused = await join(headers, given);
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'too_many_boards']);
    assert.equal((await read(headers, last)).items_count, 499);
  });

  test('counts a time in the future as now, and any other clock', async () => {
    const { headers } = await person();
    const times = [
      '9999-12-31T23:59:59-12:00',
      '0000-01-01T00:00:00Z',
      '2026-03-01T10:00:00+05:30',
    ];
    const given = times.map((saved_at, index) => ({ thing: pictures[index], saved_at }));
    assert.equal((await join(headers, given)).statusCode, 200);
    const [made] = await boards(headers);
    const [future, past] = await items(headers, made.id);
    assert.ok(Math.abs(Date.parse(future?.saved_at ?? '') - Date.now()) < 60_000);
    assert.equal(new Date(past?.saved_at ?? '').toISOString(), '2026-03-01T04:30:00.000Z');
  });

  test('is refused with what is wrong of each thing', async () => {
    const { headers } = await person();
    const [thing = ''] = pictures;
    const refused = await join(headers, [
      { thing, saved_at: at(1), note: 'a'.repeat(2_001) },
      { thing: 'nothing', saved_at: 'yesterday' },
      { saved_at: at(1) },
    ]);
    assert.equal(refused.statusCode, 400);
    assert.deepEqual(refused.json().codes, {
      items: {
        0: { note: ['max_length'] },
        1: { thing: ['invalid'], saved_at: ['invalid'] },
        2: { thing: ['required'] },
      },
    });
    const many = Array.from({ length: 501 }, () => ({ thing, saved_at: at(1) }));
    assert.deepEqual((await join(headers, many)).json().codes, { items: ['max_length'] });
    assert.deepEqual(await boards(headers), []);
  });

  test('is not joined by those who are not signed in', async () => {
    assert.equal((await join({}, [])).statusCode, 401);
  });
});
