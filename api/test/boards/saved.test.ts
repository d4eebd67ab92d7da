import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { makeDesigner } from '../testing/make-designer.ts';
import { makeVendor } from '../testing/make-vendor.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { boardCalls, statementsOf } from './board-calls.ts';

describe('saving with one press', () => {
  let api: TestApi;
  let designer: number;
  let vendor: number;
  let pictures: string[];
  before(async () => {
    api = await startTestApi({ writesPerAccount: 10_000 });
    ({ id: designer } = await makeDesigner(api.db));
    ({ id: vendor } = await makeVendor(api.db));
    pictures = await calls.pictures(designer, 501);
  });
  after(() => api.stop());
  const calls = boardCalls(() => api);
  const { person, board, boards, save, unsave, saved, items, put, fill, stuff } = calls;

  test('makes the first board, in the language of the account', async () => {
    for (const [language, title] of [
      ['en', 'Saved'],
      ['hi', 'सेव किए हुए'],
    ] as const) {
      const { headers, id } = await person();
      await sql`update account set language = ${language} where id = ${id}`.execute(api.db);
      const answer = await save(headers, `designer-${designer}`);
      assert.equal(answer.statusCode, 200);
      const [only] = await boards(headers);
      assert.equal(only.title, title);
      const [item] = await items(headers, only.id);
      assert.deepEqual(answer.json(), { board: { id: only.id, title }, item_id: item?.id });
    }
  });

  test('puts the thing first on the board that was used last', async () => {
    const { headers } = await person();
    const [early, late] = [await board(headers, 'Early'), await board(headers, 'Late')];
    const [one = '', two = '', three = '', four = ''] = pictures;
    assert.equal((await save(headers, one)).json().board.id, late);
    await put(headers, early, { thing: two });
    assert.equal((await save(headers, three)).json().board.id, early);
    const [item] = await items(headers, early);
    await calls.change(headers, early, item?.id ?? 0, { board_id: late });
    assert.equal((await save(headers, four)).json().board.title, 'Late');
    assert.deepEqual(
      (await items(headers, late)).map(({ thing }) => thing),
      [four, three, one],
    );
  });

  test('is answered the same when it was saved before, also when it is gone', async () => {
    const { headers } = await person();
    const id = await board(headers);
    const firm = await makeDesigner(api.db);
    const first = await save(headers, `designer-${firm.id}`);
    await board(headers, 'Another');
    const again = await save(headers, `designer-${firm.id}`);
    assert.deepEqual(again.json(), first.json());
    assert.equal(again.json().board.id, id);
    await sql`update designer_profile set is_verified = false where id = ${firm.id}`.execute(
      api.db,
    );
    assert.deepEqual((await save(headers, `designer-${firm.id}`)).json(), first.json());
    assert.deepEqual(await saved(headers), [`designer-${firm.id}`]);
  });

  test('is one statement, whether there is a board or not', async () => {
    const { headers } = await person();
    for (const thing of pictures.slice(0, 2)) {
      const sent = await statementsOf(api, () => save(headers, thing));
      assert.equal(sent.filter((text) => /\bboard/.test(text)).length, 1);
      assert.equal(sent.length, 2, 'the other one finds the account');
    }
  });

  test('finds no thing that does not exist or is not public, and makes no board for it', async () => {
    const { headers } = await person();
    const hidden = await makeDesigner(api.db, { isVerified: false });
    const [ofHidden = ''] = await calls.pictures(hidden.id, 1);
    const inactive = await makeVendor(api.db);
    await sql`update account set is_active = false, suspended_at = now(), suspended_reason = 'Test' where id = ${inactive.accountId}`.execute(
      api.db,
    );
    const things = [
      `designer-${hidden.id}`,
      ofHidden,
      `vendor-${inactive.id}`,
      'designer-999999999999999',
      'picture-999999',
      'post-999999',
      'project-1',
      'designer-01',
      'nothing',
    ];
    for (const thing of things) {
      assert.equal((await save(headers, thing)).statusCode, 404, thing);
    }
    assert.deepEqual(await boards(headers), []);
  });

  test('is refused where the board that was used last is full', async () => {
    const { headers } = await person();
    const id = await board(headers);
    await stuff(id, pictures.slice(0, 500));
    const refused = await save(headers, pictures[500] ?? '');
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'board_full']);
    assert.equal(
      (await save(headers, pictures[3] ?? '')).statusCode,
      200,
      'what is on it is answered',
    );
  });

  test('is told of all things on all boards, once each', async () => {
    const { headers } = await person();
    const things = [`designer-${designer}`, `vendor-${vendor}`];
    await fill(headers, await board(headers), things);
    await fill(headers, await board(headers), things.slice(1));
    assert.deepEqual((await saved(headers)).sort(), things);
    assert.deepEqual(await saved((await person()).headers), []);
  });

  test('is taken back on all boards, and the answer brings all of it back', async () => {
    const { headers } = await person();
    const [one, two] = [await board(headers), await board(headers)];
    const [first = '', second = ''] = pictures;
    const thing = `vendor-${vendor}`;
    const [previous] = await fill(headers, one, [first, thing, second]);
    const [only = 0] = await fill(headers, two, [thing]);
    await calls.change(headers, two, only, { note: 'Ask for the price' });
    const removed = await unsave(headers, thing);
    assert.equal(removed.statusCode, 200);
    assert.deepEqual(removed.json(), {
      items: [
        { board_id: one, thing, note: '', after: previous },
        { board_id: two, thing, note: 'Ask for the price', after: null },
      ],
    });
    assert.deepEqual((await saved(headers)).sort(), [first, second].sort());
    for (const { board_id, ...item } of removed.json().items) {
      assert.equal((await put(headers, board_id, item)).statusCode, 201);
    }
    assert.deepEqual(
      (await items(headers, one)).map((item) => item.thing),
      [first, thing, second],
    );
    assert.equal((await items(headers, two))[0]?.note, 'Ask for the price');
    assert.deepEqual((await unsave(headers, 'vendor-999999')).json(), { items: [] });
    assert.equal((await unsave(headers, 'vendor-x')).statusCode, 404);
  });

  test('of others is not touched', async () => {
    const [mine, other] = [await person(), await person()];
    const thing = `vendor-${vendor}`;
    for (const { headers } of [mine, other]) await save(headers, thing);
    await unsave(mine.headers, thing);
    assert.deepEqual(await saved(other.headers), [thing]);
  });
});
