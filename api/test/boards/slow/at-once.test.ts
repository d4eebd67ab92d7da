import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { readThing } from '@aangan/domain';
import { insertItem, updateItem } from '../../../src/modules/boards/board-items.repository.ts';
import { lockBoards } from '../../../src/modules/boards/boards.repository.ts';
import { countBlocked } from '../../testing/count-blocked.ts';
import { makeDesigner } from '../../testing/make-designer.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { boardCalls, type Headers } from '../board-calls.ts';

interface OnBoard {
  headers: Headers;
  /** A board, and an item of it that is this thing. */
  id: number;
  item: number;
  thing: string;
}

/** A race is lost by chance only, so each is run several times. */
const times = 8;

describe('boards that are changed by several at the same moment', () => {
  let api: TestApi;
  let pictures: string[];
  before(async () => {
    api = await startTestApi({ writesPerAccount: 100_000 });
    const { id } = await makeDesigner(api.db);
    pictures = await calls.pictures(id, 520);
  });
  after(() => api.stop());
  const calls = boardCalls(() => api);
  const { person, add, board, boards, read, put, save, saved, join, items, stuff, share } = calls;

  const statuses = async (started: readonly Promise<{ statusCode: number }>[]) =>
    (await Promise.all(started)).map(({ statusCode }) => statusCode).sort();

  test('are never more than 50', async () => {
    for (let run = 0; run < times; run += 1) {
      const { headers } = await person();
      for (let made = 0; made < 48; made += 1) await board(headers);
      const all = ['a', 'b', 'c', 'd', 'e'].map((title) => add(headers, title));
      assert.deepEqual(await statuses(all), [201, 201, 409, 409, 409]);
      assert.equal((await boards(headers)).length, 50);
    }
  });

  test('never have more than 500 things', async () => {
    for (let run = 0; run < times; run += 1) {
      const { headers } = await person();
      const id = await board(headers);
      await stuff(id, pictures.slice(0, 499));
      const [one = '', two = '', three = '', four = ''] = pictures.slice(499);
      const all = [
        put(headers, id, { thing: one }),
        save(headers, two),
        put(headers, id, { thing: three }),
        save(headers, four),
      ];
      const got = await statuses(all);
      assert.equal(got.filter((status) => status < 300).length, 1, got.join());
      assert.equal(got.filter((status) => status === 409).length, 3, got.join());
      const { items_count, count } = await read(headers, id);
      assert.deepEqual([items_count, count], [500, 500]);
    }
  });

  test('have a thing once that two tabs save, also where there was no board', async () => {
    for (let run = 0; run < times; run += 1) {
      const { headers } = await person();
      const [thing = '', another = ''] = pictures;
      const answers = await Promise.all([
        save(headers, thing),
        save(headers, thing),
        save(headers, thing),
        save(headers, another),
      ]);
      assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [200]);
      const all = await boards(headers);
      assert.deepEqual([all.length, all[0].items_count], [1, 2]);
      const same = answers.slice(0, 3).map((answer) => answer.body);
      assert.equal(new Set(same).size, 1, 'both tabs have the same answer');
    }
  });

  test('take what a guest saved once, however many tabs send it', async () => {
    for (let run = 0; run < times; run += 1) {
      const { headers } = await person();
      const given = pictures
        .slice(0, 40)
        .map((thing) => ({ thing, saved_at: '2026-03-01T10:00:00Z', note: 'Mine' }));
      const answers = await Promise.all([
        join(headers, given),
        join(headers, given.toReversed()),
        save(headers, given[7]?.thing ?? ''),
        join(headers, given.slice(0, 20)),
      ]);
      assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [200]);
      assert.equal((await saved(headers)).length, 40);
      const counts = (await boards(headers)).map((one: { items_count: number }) => one.items_count);
      assert.deepEqual(counts, [40]);
    }
  });

  test('are one that a save and a guest make at the same time', async () => {
    const { id, headers } = await person();
    const joining = await api.db.transaction().execute(async (transaction) => {
      const made = { account_id: id, number: 1, title: 'Saved' };
      await transaction.insertInto('board').values(made).execute();
      let isAnswered = false;
      const joined = join(
        headers,
        pictures.slice(0, 3).map((thing) => ({ thing, saved_at: '2026-03-01T10:00:00Z' })),
      ).finally(() => {
        isAnswered = true;
      });
      while (!isAnswered && (await countBlocked(api.db)) === 0) await setTimeout(5);
      return { joined };
    });
    assert.equal((await joining.joined).json().joined, 3);
    const counts = (await boards(headers)).map((one: { items_count: number }) => one.items_count);
    assert.deepEqual(counts, [3]);
  });

  const changes: [what: string, change: (one: OnBoard) => Promise<{ statusCode: number }>][] = [
    ['a save', ({ headers }) => save(headers, pictures[1] ?? '')],
    ['one that takes it off', ({ headers, id, item }) => calls.takeOff(headers, id, item)],
    ['one that takes it off all boards', ({ headers, thing }) => calls.unsave(headers, thing)],
    [
      'what a guest wrote of it',
      ({ headers, thing }) =>
        join(headers, [{ thing, saved_at: '2026-03-01T10:00:00Z', note: 'Mine' }]),
    ],
    [
      'a note on it',
      ({ headers, id, item }) => calls.change(headers, id, item, { note: 'Not too dark' }),
    ],
  ];
  for (const [what, change] of changes) {
    test(`are locked before what is on them: ${what}`, async () => {
      const { id: account, headers } = await person();
      const id = await board(headers);
      const [thing = '', other = ''] = pictures;
      const [item = 0] = await calls.fill(headers, id, [thing]);
      const changing = await api.db.transaction().execute(async (transaction) => {
        await lockBoards(transaction, account, [id]);
        let isAnswered = false;
        const answer = change({ headers, id, item, thing }).finally(() => {
          isAnswered = true;
        });
        while (!isAnswered && (await countBlocked(api.db)) === 0) await setTimeout(5);
        // The change waits for the board and has touched no item yet: these two would else wait for each other.
        await updateItem(transaction, id, item, { note: 'Mine too' });
        const place = {
          boardId: id,
          thing: readThing(other) ?? assert.fail(),
          note: '',
          position: 9,
        };
        await insertItem(transaction, place);
        return { answer };
      });
      assert.ok((await changing.answer).statusCode < 300);
    });
  }

  test('have one live link, however many share them at once', async () => {
    const { headers } = await person();
    const id = await board(headers);
    const tokens = await Promise.all([1, 2, 3, 4].map(() => share(headers, id)));
    const live = await Promise.all(
      tokens.map(async (token) => (await api.get(`/api/boards/shared/${token}/`)).statusCode),
    );
    assert.deepEqual(live.sort(), [200, 410, 410, 410]);
  });

  test('stay in order and count right while items move between them and back', async () => {
    const { headers } = await person();
    const [one, two] = [await board(headers), await board(headers)];
    const first = await calls.fill(headers, one, pictures.slice(0, 4));
    const second = await calls.fill(headers, two, pictures.slice(4, 8));
    for (let run = 0; run < times; run += 1) {
      const moves = [
        ...first.map((item) => calls.change(headers, one, item, { board_id: two })),
        ...second.map((item) => calls.change(headers, two, item, { board_id: one })),
      ];
      assert.deepEqual([...new Set(await statuses(moves))], [200]);
      const back = [
        ...first.map((item) => calls.change(headers, two, item, { board_id: one })),
        ...second.map((item) => calls.change(headers, one, item, { board_id: two })),
      ];
      assert.deepEqual([...new Set(await statuses(back))], [200]);
    }
    for (const id of [one, two]) {
      assert.equal((await items(headers, id)).length, 4);
      assert.equal((await read(headers, id)).items_count, 4);
    }
  });

  test('are saved to, though the one that was used last is deleted meanwhile', async () => {
    for (let run = 0; run < times; run += 1) {
      const { headers } = await person();
      const former = await board(headers);
      const [deleted, kept] = await Promise.all([
        calls.remove(headers, former),
        save(headers, pictures[0] ?? ''),
      ]);
      assert.deepEqual([deleted.statusCode, kept.statusCode], [204, 200]);
    }
  });
});
