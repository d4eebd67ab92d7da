import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { assertMatches } from '../testing/assert-matches.ts';
import { makeDesigner } from '../testing/make-designer.ts';
import { makeVendor } from '../testing/make-vendor.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { boardCalls, type Headers } from './board-calls.ts';

describe('what is on a board', () => {
  let api: TestApi;
  let designer: number;
  let pictures: string[];
  before(async () => {
    api = await startTestApi({ writesPerAccount: 10_000 });
    ({ id: designer } = await makeDesigner(api.db, { name: 'Studio Neem', city: 'Pune' }));
    pictures = await calls.pictures(designer, 501);
  });
  after(() => api.stop());
  const calls = boardCalls(() => api);
  const { person, board, read, items, put, fill, change, takeOff, stuff } = calls;

  const order = async (headers: Headers, id: number) =>
    (await items(headers, id)).map((one) => one.id);
  /** The versions of the rows of a board: another one for each that was written. */
  const versions = async (boardId: number) => {
    const { rows } = await sql<{ id: number; version: string }>`
      select id, xmin::text as version from board_item where board_id = ${boardId}`.execute(api.db);
    return new Map(rows.map(({ id, version }) => [id, version]));
  };

  test('comes first, or after the item that is named', async () => {
    const { headers } = await person();
    const id = await board(headers);
    const [one = '', two = '', three = '', four = ''] = pictures;
    const first = await put(headers, id, { thing: one, note: ' For the hall ' });
    assert.equal(first.statusCode, 201);
    assertMatches('BoardItem', first.json());
    assert.equal(first.json().note, 'For the hall');
    await put(headers, id, { thing: two });
    await put(headers, id, { thing: three, after: first.json().id });
    await put(headers, id, { thing: four, after: null });
    const things = (await items(headers, id)).map(({ thing }) => thing);
    assert.deepEqual(things, [four, two, one, three]);
  });

  test('is there once: a thing that is put on it again is answered as it is', async () => {
    const { headers } = await person();
    const id = await board(headers);
    const [thing = ''] = pictures;
    const first = await put(headers, id, { thing, note: 'Mine' });
    const again = await put(headers, id, { thing, note: 'Other' });
    assert.deepEqual([first.statusCode, again.statusCode], [201, 200]);
    assert.deepEqual(again.json(), first.json());
    assert.equal((await read(headers, id)).items_count, 1);
  });

  test('comes back by what the removal of it says, whatever else was removed', async () => {
    const { headers } = await person();
    const id = await board(headers);
    const [one = '', two = '', three = ''] = pictures;
    await fill(headers, id, [one, two, three]);
    const [, second] = (await calls.unsave(headers, two))
      .json()
      .items.concat((await calls.unsave(headers, three)).json().items);
    assert.equal((await put(headers, id, second)).statusCode, 201);
    await calls.unsave(headers, one);
    const gone = { thing: two, after: 999_999_999 };
    assert.equal((await put(headers, id, gone)).statusCode, 201);
    assert.deepEqual(
      (await items(headers, id)).map(({ thing }) => thing),
      [two, three],
    );
  });

  test('is a public thing: others are not found', async () => {
    const { headers } = await person();
    const id = await board(headers);
    const hidden = await makeDesigner(api.db, { isVerified: false });
    for (const thing of [`designer-${hidden.id}`, 'vendor-999999', 'post-999999999999999']) {
      assert.equal((await put(headers, id, { thing })).statusCode, 404, thing);
    }
    for (const thing of ['board-5', 'designer-0', 'designer-01', 'designer', '', 'picture--1']) {
      const refused = await put(headers, id, { thing });
      assert.equal(refused.statusCode, 400, thing);
      assert.deepEqual(Object.keys(refused.json().codes), ['thing']);
    }
    assert.equal((await read(headers, id)).items_count, 0);
  });

  test('has a note of at most 2,000 characters, in any script and in lines', async () => {
    const { headers } = await person();
    const id = await board(headers);
    const [item = 0] = await fill(headers, id, pictures.slice(0, 1));
    const note = `${'रसोई '.repeat(399)}\nघर`;
    const noted = await change(headers, id, item, { note });
    assert.equal(noted.statusCode, 200);
    assert.equal(noted.json().note, note);
    const devanagari = 'क'.repeat(2_000);
    assert.equal((await change(headers, id, item, { note: devanagari })).json().note, devanagari);
    for (const long of ['क'.repeat(2_001), 'a'.repeat(5_000)]) {
      const refused = await change(headers, id, item, { note: long });
      assert.equal(refused.statusCode, 400);
      assert.deepEqual(refused.json(), {
        note: ['Ensure this field has no more than 2000 characters.'],
        codes: { note: ['max_length'] },
      });
      const another = await put(headers, id, { thing: pictures[1], note: long });
      assert.deepEqual(another.json().codes, { note: ['max_length'] });
    }
    assert.equal((await change(headers, id, item, { note: ' ' })).json().note, '');
  });

  test('is put in order, and a move writes one row', async () => {
    const { headers } = await person();
    const id = await board(headers);
    const [a = 0, b = 0, c = 0, d = 0] = await fill(headers, id, pictures.slice(0, 4));
    const moves = [
      [d, null, [d, a, b, c]],
      [d, b, [a, b, d, c]],
      [a, c, [b, d, c, a]],
      [b, d, [d, b, c, a]],
    ] as const;
    for (const [item, previous, expected] of moves) {
      const former = await versions(id);
      assert.equal((await change(headers, id, item, { after: previous })).statusCode, 200);
      assert.deepEqual(await order(headers, id), expected);
      const now = await versions(id);
      assert.deepEqual(
        [...now].filter(([one, version]) => former.get(one) !== version).map(([one]) => one),
        [item],
      );
    }
  });

  test('stays in order when two items change places a hundred times', async () => {
    const { headers } = await person();
    const id = await board(headers);
    const [a = 0, b = 0, c = 0, d = 0] = await fill(headers, id, pictures.slice(0, 4));
    for (let turn = 0; turn < 50; turn += 1) {
      await change(headers, id, c, { after: a });
      await change(headers, id, b, { after: a });
    }
    assert.deepEqual(await order(headers, id), [a, b, c, d]);
  });

  test('is put in order among itself only', async () => {
    const { headers } = await person();
    const [id, other] = [await board(headers), await board(headers)];
    const [a = 0, b = 0] = await fill(headers, id, pictures.slice(0, 2));
    const [foreign = 0] = await fill(headers, other, pictures.slice(2, 3));
    for (const unknown of [foreign, a, 999_999_999]) {
      const refused = await change(headers, id, a, { after: unknown });
      assert.equal(refused.statusCode, 400);
      assert.deepEqual(refused.json().codes, { after: ['does_not_exist'] });
    }
    assert.deepEqual(await order(headers, id), [a, b]);
  });

  test('moves to another board, with its note, and is first there', async () => {
    const { headers } = await person();
    const [from, to] = [await board(headers), await board(headers)];
    const [a = 0, b = 0] = await fill(headers, from, pictures.slice(0, 2));
    const [c = 0, d = 0] = await fill(headers, to, pictures.slice(2, 4));
    await change(headers, from, a, { note: 'Keep' });
    const moved = await change(headers, from, a, { board_id: to });
    assert.equal(moved.statusCode, 200);
    assert.deepEqual([moved.json().id, moved.json().note], [a, 'Keep']);
    await change(headers, from, b, { board_id: to, after: c });
    assert.deepEqual(await order(headers, to), [a, c, b, d]);
    assert.deepEqual(
      [(await read(headers, from)).items_count, (await read(headers, to)).items_count],
      [0, 4],
    );
    assert.equal((await change(headers, from, a, { note: 'x' })).statusCode, 404);
  });

  test('does not move to a board of others, one that has the thing, or a full one', async () => {
    const { headers } = await person();
    const [from, same, full] = [await board(headers), await board(headers), await board(headers)];
    const foreign = await board((await person()).headers);
    const [item = 0] = await fill(headers, from, pictures.slice(500));
    await fill(headers, same, pictures.slice(500));
    await stuff(full, pictures.slice(0, 500));
    for (const board_id of [foreign, 999_999_999]) {
      const refused = await change(headers, from, item, { board_id });
      assert.equal(refused.statusCode, 400);
      assert.deepEqual(refused.json().codes, { board_id: ['does_not_exist'] });
    }
    const twice = await change(headers, from, item, { board_id: same });
    assert.deepEqual([twice.statusCode, twice.json().code], [409, 'already_on_board']);
    const tooMany = await change(headers, from, item, { board_id: full });
    assert.deepEqual([tooMany.statusCode, tooMany.json().code], [409, 'board_full']);
    assert.deepEqual(await order(headers, from), [item]);
  });

  test('is taken off', async () => {
    const { headers } = await person();
    const id = await board(headers);
    const [a = 0, b = 0] = await fill(headers, id, pictures.slice(0, 2));
    assert.equal((await takeOff(headers, id, a)).statusCode, 204);
    assert.equal((await takeOff(headers, id, a)).statusCode, 404);
    assert.deepEqual(await order(headers, id), [b]);
  });

  test('stays with its note when the thing is gone, and is a card again when it is back', async () => {
    const { headers } = await person();
    const id = await board(headers);
    const firm = await makeDesigner(api.db, { name: 'Oak & Co' });
    const vendor = await makeVendor(api.db, { name: 'Tiles' });
    const [picture = ''] = await calls.pictures(firm.id, 1);
    const { rows } = await sql<{ id: number }>`
      select id from instagram_post where designer_id = ${firm.id}`.execute(api.db);
    const post = `post-${rows[0]?.id}`;
    const things = [`designer-${firm.id}`, picture, post, `vendor-${vendor.id}`];
    for (const [at, item] of (await fill(headers, id, things)).entries()) {
      await change(headers, id, item, { note: `Note ${at}` });
    }
    const gone = async () => (await items(headers, id)).map(({ card }) => card.is_gone);
    assert.deepEqual(await gone(), [false, false, false, false]);

    await sql`update designer_profile set is_verified = false where id = ${firm.id}`.execute(
      api.db,
    );
    assert.deepEqual(await gone(), [true, true, true, false]);
    await sql`update designer_profile set is_verified = true where id = ${firm.id}`.execute(api.db);
    assert.deepEqual(await gone(), [false, false, false, false]);

    await sql`delete from portfolio_item where id = ${Number(picture.split('-')[1])}`.execute(
      api.db,
    );
    await sql`delete from instagram_post where id = ${rows[0]?.id}`.execute(api.db);
    await sql`update account set is_active = false, suspended_at = now(), suspended_reason = 'Test' where id = ${vendor.accountId}`.execute(
      api.db,
    );
    assert.deepEqual(await gone(), [false, true, true, true]);
    await sql`delete from designer_profile where id = ${firm.id}`.execute(api.db);
    await sql`delete from vendor_profile where id = ${vendor.id}`.execute(api.db);

    const left = await items(headers, id);
    assert.deepEqual(
      left.map(({ thing }) => thing),
      things,
    );
    assert.deepEqual(
      left.map(({ note }) => note),
      ['Note 0', 'Note 1', 'Note 2', 'Note 3'],
    );
    assert.deepEqual(left[1]?.card, {
      thing: picture,
      kind: 'picture',
      is_gone: true,
      title: null,
      subtitle: null,
      city: null,
      firm: null,
      picture: null,
      to: null,
    });
    for (const item of left) assertMatches('BoardItem', item);
  });

  test('is no change of the board when a thing on it goes', async () => {
    const { headers } = await person();
    const id = await board(headers);
    const firm = await makeDesigner(api.db);
    await fill(headers, id, [`designer-${firm.id}`]);
    const former = (await calls.boards(headers))[0].updated_at;
    await sql`delete from designer_profile where id = ${firm.id}`.execute(api.db);
    assert.equal((await calls.boards(headers))[0].updated_at, former);
    assert.equal((await read(headers, id)).items_count, 1);
  });
});
