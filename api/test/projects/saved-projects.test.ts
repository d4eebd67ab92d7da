import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { paths } from '@aangan/domain';
import { sql } from 'kysely';
import { boardCalls } from '../boards/board-calls.ts';
import { assertMatches } from '../testing/assert-matches.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { asItems, type Firm, projectCalls } from './project-calls.ts';

describe('a project that is saved', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { firm, pictures, made, change, remove } = projectCalls(() => api);
  const boards = boardCalls(() => api);

  async function projectOf(all: Firm, body: object = {}) {
    const items = asItems(await pictures(all, 2));
    return made(all.headers, { title: 'Villa', items, ...body });
  }
  const cardOf = async (thing: string) =>
    (await api.get(`/api/boards/things/?things=${thing}`)).json().results[0];

  test('is a card with its title, its firm, its cover and its page', async () => {
    for (const kind of ['designer', 'vendor'] as const) {
      const all = await firm(kind, 'Good Studio');
      const { id, items } = await projectOf(all, { city: 'Agra' });
      await change(all.headers, id, { cover_item_id: items[1].id });
      const card = await cardOf(`project-${id}`);
      assertMatches('ThingCard', card);
      const path = kind === 'designer' ? paths.designerProject : paths.vendorProject;
      assert.deepEqual(
        [card.title, card.subtitle, card.city, card.picture.id, card.to, card.firm],
        [
          'Villa',
          'Good Studio',
          'Agra',
          items[1].id,
          path(all.id, id),
          { kind, id: all.id, name: 'Good Studio' },
        ],
      );
    }
  });

  test('is in the city of its firm where it names none', async () => {
    const { id } = await projectOf(await firm());
    assert.equal((await cardOf(`project-${id}`)).city, 'Pune');
  });

  test('goes onto a board, and what a guest saved joins the account', async () => {
    const all = await firm();
    const [one, two, three] = [
      await projectOf(all),
      await projectOf(all),
      await projectOf(all),
    ].map(({ id }) => `project-${id}`);
    const { headers } = await boards.person();
    assert.equal((await boards.save(headers, one ?? '')).statusCode, 200);
    const board = await boards.board(headers);
    assert.equal((await boards.put(headers, board, { thing: two })).statusCode, 201);
    const joined = await boards.join(headers, [{ thing: three, saved_at: '2026-01-01T00:00:00Z' }]);
    assert.equal(joined.json().joined, 1);
    assert.deepEqual((await boards.saved(headers)).sort(), [one, two, three].sort());
  });

  test('is not found where nothing is in it, or its firm is not public', async () => {
    const all = await firm();
    const empty = await made(all.headers);
    const { id } = await projectOf(all);
    const { headers } = await boards.person();
    assert.equal((await boards.save(headers, `project-${empty.id}`)).statusCode, 404);
    await sql`update designer_profile set is_verified = false where id = ${all.id}`.execute(api.db);
    assert.equal((await boards.save(headers, `project-${id}`)).statusCode, 404);
  });

  test('stays as gone once it is deleted or has lost its items', async () => {
    const all = await firm();
    const [deleted, emptied] = [await projectOf(all), await projectOf(all)];
    const { headers } = await boards.person();
    const board = await boards.board(headers);
    const things = [deleted, emptied].map(({ id }) => `project-${id}`);
    await boards.fill(headers, board, things);
    await remove(all.headers, deleted.id);
    await change(all.headers, emptied.id, { items: [] });
    const cards = (await boards.items(headers, board)).map(({ card }) => card);
    for (const card of cards) assertMatches('ThingCard', card);
    assert.deepEqual(
      cards.map(({ thing, is_gone, title }) => [thing, is_gone, title]),
      things.map((thing) => [thing, true, null]),
    );
  });

  test('counts among the saves of its firm', async () => {
    const all = await firm();
    const { id } = await projectOf(all);
    const { headers } = await boards.person();
    await boards.save(headers, `project-${id}`);
    const own = await api.get('/api/designers/profiles/me/', all.headers);
    assert.equal(own.json().saves_90_days, 1);
  });
});
