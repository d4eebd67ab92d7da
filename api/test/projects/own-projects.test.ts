import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { projectLimits } from '@aangan/domain';
import { sql } from 'kysely';
import { assertMatches } from '../testing/assert-matches.ts';
import { makeVendor } from '../testing/make-vendor.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { asItems, idsOf, projectCalls } from './project-calls.ts';

describe('a project of the own portfolio', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const calls = projectCalls(() => api);
  const { firm, pictures, made, own, change, read } = calls;

  test('has all its facts, for designers and vendors alike', async () => {
    for (const kind of ['designer', 'vendor'] as const) {
      const { headers, ...rest } = await firm(kind);
      const [first = 0, second = 0] = await pictures({ headers, ...rest }, 2);
      const supplier = await makeVendor(api.db, { name: 'Clay & Co', city: 'Jaipur' });
      const facts = {
        title: 'House of few things',
        kind: 'residential',
        city: 'Pune',
        year: 2024,
        area_sqft: 1_850,
        cost_min: 1_800_000,
        cost_max: 2_400_000,
        duration_months: 7,
        materials: ['Oak', 'Lime plaster'],
        story: 'One wall.\n\nThen another.',
        photographer: 'Asha Rao',
        cover_item_id: second,
      };
      const project = await made(headers, {
        ...facts,
        suppliers: [supplier.id],
        items: [{ id: first, room: 'kitchen', shows: 'before' }, { id: second }],
      });
      assertMatches('OwnProject', project);
      const { id, items, suppliers, to, created_at: _c, updated_at: _u, ...stored } = project;
      assert.match(to, new RegExp(`^/${kind}s/\\d+/projects/${id}$`));
      assert.deepEqual(stored, facts);
      assert.deepEqual(suppliers, [{ id: supplier.id, name: 'Clay & Co', city: 'Jaipur' }]);
      assert.deepEqual(
        items.map((one: Record<string, unknown>) => [one.id, one.room, one.shows, one.project_id]),
        [
          [first, 'kitchen', 'before', id],
          [second, null, null, id],
        ],
      );
      assert.deepEqual((await read(headers, id)).json(), project);
      assert.deepEqual(await own(headers), [project]);
    }
  });

  test('needs a title and a kind only, and then has nothing in it', async () => {
    const { headers } = await firm();
    const project = await made(headers);
    assertMatches('OwnProject', project);
    assert.deepEqual([project.items, project.materials, project.suppliers], [[], [], []]);
    assert.deepEqual([project.story, project.city, project.year], ['', null, null]);
    const refused = await calls.post(headers, {});
    assert.equal(refused.statusCode, 400);
    assert.deepEqual(refused.json().codes, { title: ['required'], kind: ['required'] });
  });

  test('needs a profile', async () => {
    const { headers } = await signUp(api, 'designer');
    assert.deepEqual(await own(headers), []);
    const refused = await calls.post(headers, { title: 'House', kind: 'other' });
    assert.deepEqual(refused.json().codes, { non_field_errors: ['profile_required'] });
  });

  test('keeps what is not sent when it is changed', async () => {
    const { headers } = await firm();
    const project = await made(headers, { city: 'Pune', materials: ['Oak'], story: 'Short.' });
    const answer = await change(headers, project.id, { title: 'Villa', city: null });
    assert.equal(answer.statusCode, 200, answer.body);
    const { title, city, materials, story } = answer.json();
    assert.deepEqual([title, city, materials, story], ['Villa', null, ['Oak'], 'Short.']);
    assert.ok(answer.json().updated_at > project.updated_at);
  });

  test('has its items in the order given; what is left out is single again', async () => {
    const all = await firm();
    const [a = 0, b = 0, c = 0] = await pictures(all, 3);
    const { id } = await made(all.headers, { items: [{ id: a, room: 'study' }, { id: b }] });
    const changed = await change(all.headers, id, { items: asItems([c, a]) });
    assert.deepEqual(idsOf(changed.json().items), [c, a]);
    assert.equal(changed.json().items[1].room, null);
    const portfolio = (await api.get('/api/designers/portfolio/', all.headers)).json();
    const single = portfolio.find((item: { id: number }) => item.id === b);
    assert.equal(single.project_id, null);
  });

  test('takes an item of another project, which changes then too', async () => {
    const all = await firm();
    const ids = await pictures(all, 2);
    const former = await made(all.headers, { items: asItems(ids) });
    const { id } = await made(all.headers, { items: asItems(ids.slice(0, 1)) });
    const left = (await read(all.headers, former.id)).json();
    assert.deepEqual(idsOf(left.items), ids.slice(1));
    assert.ok(left.updated_at > former.updated_at);
    assert.deepEqual(idsOf((await read(all.headers, id)).json().items), ids.slice(0, 1));
  });

  test('of two that take an item at once, one has it', async () => {
    const all = await firm();
    const ids = await pictures(all, 1);
    const [one, two] = [await made(all.headers), await made(all.headers)];
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        [one, two].map(({ id }) => change(all.headers, id, { items: asItems(ids) })),
      );
      assert.deepEqual(
        answers.map(({ statusCode }) => statusCode),
        [200, 200],
      );
      const owned = (await own(all.headers)).flatMap((project: { items: { id: number }[] }) =>
        idsOf(project.items),
      );
      assert.deepEqual(owned, ids);
    }
  });

  test('has a cover of its items only, and the first again once that is deleted or has left', async () => {
    const all = await firm();
    const [a = 0, b = 0, c = 0] = await pictures(all, 3);
    const { id } = await made(all.headers, { items: asItems([a, b]), cover_item_id: b });
    const refused = await change(all.headers, id, { cover_item_id: c });
    assert.equal(refused.statusCode, 400);
    assert.deepEqual(refused.json().codes, { cover_item_id: ['does_not_exist'] });
    const left = await change(all.headers, id, { items: asItems([a, c]) });
    assert.equal(left.json().cover_item_id, null);
    assert.equal((await change(all.headers, id, { cover_item_id: c })).json().cover_item_id, c);
    assert.equal((await calls.removeItem(all.headers, c)).statusCode, 204);
    const afterwards = (await read(all.headers, id)).json();
    assert.deepEqual([afterwards.cover_item_id, idsOf(afterwards.items)], [null, [a]]);
    assert.equal((await calls.shown(all, id)).json().cover.id, a);
  });

  test('has a picture of before as its cover only where it was chosen, or is the only one', async () => {
    const all = await firm();
    const [old = 0, renewed = 0] = await pictures(all, 2);
    const item = { id: old, shows: 'before' };
    const { id } = await made(all.headers, { items: [item, { id: renewed }] });
    const cover = async () => (await calls.shown(all, id)).json().cover.id;
    assert.equal(await cover(), renewed);
    await change(all.headers, id, { cover_item_id: old });
    assert.equal(await cover(), old);
    await change(all.headers, id, { items: [item], cover_item_id: null });
    assert.equal(await cover(), old);
  });

  test('is removed without its items', async () => {
    const all = await firm();
    const ids = await pictures(all, 2);
    const { id } = await made(all.headers, {
      items: ids.map((one) => ({ id: one, room: 'shop', shows: 'after' })),
    });
    assert.equal((await calls.remove(all.headers, id)).statusCode, 204);
    assert.equal((await read(all.headers, id)).statusCode, 404);
    assert.equal((await calls.shown(all, id)).statusCode, 404);
    const { rows } = await sql`select project_id, room, shows from portfolio_item
      where designer_id = ${all.id}`.execute(api.db);
    const single = { project_id: null, room: null, shows: null };
    assert.deepEqual(rows, [single, single]);
  });

  test('is in the order that the firm gives; new ones come before, newest first', async () => {
    const { headers } = await firm();
    const [a, b, c] = [await made(headers), await made(headers), await made(headers)];
    assert.deepEqual(idsOf(await own(headers)), idsOf([c, b, a]));
    const ordered = await calls.order(headers, idsOf([b, a]));
    assert.equal(ordered.statusCode, 200, ordered.body);
    assert.deepEqual(idsOf(ordered.json()), idsOf([c, b, a]));
    assert.deepEqual(
      idsOf((await calls.order(headers, idsOf([a, c, b]))).json()),
      idsOf([a, c, b]),
    );
    assert.equal((await calls.order(headers, [a.id, a.id])).statusCode, 400);
    const foreign = await made((await firm()).headers);
    assert.equal((await calls.order(headers, [foreign.id])).statusCode, 404);
  });

  test('is not found by another firm', async () => {
    const { id } = await made((await firm()).headers);
    const { headers } = await firm('vendor');
    for (const answer of [
      await read(headers, id),
      await change(headers, id, { title: 'Mine' }),
      await calls.remove(headers, id),
    ]) {
      assert.equal(answer.statusCode, 404);
    }
    assert.equal((await read(headers, Number.NaN)).statusCode, 404);
  });

  test(`is one of at most ${projectLimits.projectsMax}, also of those made at once`, async () => {
    const all = await firm();
    await sql`insert into project (designer_id, title, kind)
      select ${all.id}, 'House', 'other' from generate_series(2, ${projectLimits.projectsMax})`.execute(
      api.db,
    );
    const answers = await Promise.all(
      [1, 2, 3].map(() => calls.post(all.headers, { title: 'House', kind: 'other' })),
    );
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 400, 400]);
    const refused = answers.find(({ statusCode }) => statusCode === 400);
    assert.deepEqual(refused?.json().codes, { non_field_errors: ['projects_full'] });
  });

  test('is made once where the same key is sent twice', async () => {
    const { headers } = await firm();
    const keyed = { ...headers, 'idempotency-key': crypto.randomUUID() };
    const [first, second] = [await made(keyed), await made(keyed)];
    assert.equal(first.id, second.id);
    assert.equal((await own(headers)).length, 1);
  });
});
