import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { paths } from '@aangan/domain';
import { sql } from 'kysely';
import { statementsOf } from '../boards/board-calls.ts';
import { assertMatches } from '../testing/assert-matches.ts';
import { makeVendor } from '../testing/make-vendor.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { asItems, type Firm, idsOf, projectCalls } from './project-calls.ts';

describe('projects for everybody', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ guestAnswersSeconds: 5 });
  });
  after(() => api.stop());
  const calls = projectCalls(() => api);
  const { firm, pictures, made, change, listed, shown } = calls;

  /** A project with so many pictures. */
  async function projectOf(all: Firm, count = 1, body: object = {}) {
    const items = asItems(await pictures(all, count));
    return made(all.headers, { items, ...body });
  }
  const titlesOf = async (all: Firm): Promise<string[]> =>
    (await listed(all)).json().results.map(({ title }: { title: string }) => title);
  const setVerified = (all: Firm, isVerified: boolean) =>
    sql`update ${sql.table(`${all.kind}_profile`)} set is_verified = ${isVerified} where id = ${all.id}`.execute(
      api.db,
    );

  test('are cards in the order of the firm, of those with a picture or video', async () => {
    for (const kind of ['designer', 'vendor'] as const) {
      const all = await firm(kind);
      assert.deepEqual((await listed(all)).json(), { results: [] });
      const first = await projectOf(all, 2, { title: 'First', city: 'Agra', year: 2020 });
      const second = await projectOf(all, 1, { title: 'Second' });
      await made(all.headers, { title: 'Nothing in it' });
      await calls.order(all.headers, idsOf([first, second]));
      const { results } = (await listed(all)).json();
      for (const card of results) assertMatches('ProjectCard', card);
      assert.deepEqual(
        results.map((card: { title: string; items_count: number }) => [
          card.title,
          card.items_count,
        ]),
        [
          ['First', 2],
          ['Second', 1],
        ],
      );
      const path = kind === 'designer' ? paths.designerProject : paths.vendorProject;
      assert.deepEqual(
        [results[0].to, results[0].city, results[0].year, results[0].cover.id],
        [path(all.id, first.id), 'Agra', 2020, first.items[0].id],
      );
    }
  });

  test('have all facts, and their items as posts', async () => {
    for (const kind of ['designer', 'vendor'] as const) {
      const all = await firm(kind, 'Good Studio');
      const facts = { area_sqft: 900, cost_min: 1, materials: ['Clay'], story: 'A\nB', year: 2021 };
      const [one = 0, two = 0] = await pictures(all, 2);
      const items = [{ id: two, room: 'pooja' }, { id: one }];
      const { id } = await made(all.headers, { ...facts, items, cover_item_id: one });
      const answer = await shown(all, id);
      assert.equal(answer.statusCode, 200, answer.body);
      const project = answer.json();
      assertMatches('Project', project);
      assert.deepEqual({ ...project, ...facts }, project);
      assert.equal(project.cover.id, one);
      assert.deepEqual(
        project.items.map((item: Record<string, unknown>) => [item.id, item.room, item.caption]),
        [
          [two, 'pooja', 'Picture 2'],
          [one, null, 'Picture 1'],
        ],
      );
      const city = kind === 'designer' ? 'Pune' : null;
      const { minimum, user_id, ...named } = project.firm;
      assert.deepEqual(named, { id: all.id, name: 'Good Studio', city, is_verified: true });
      assert.ok(user_id > 0);
      assert.ok(minimum === null || minimum >= 0);
      assert.deepEqual([project.next, project.previous], [null, null]);
    }
  });

  test('name the ones before and after, round to the other end, without those that show nothing', async () => {
    const all = await firm();
    const [a, b, c] = [await projectOf(all), await projectOf(all), await projectOf(all)];
    const empty = await made(all.headers);
    await calls.order(all.headers, idsOf([a, empty, b, c]));
    const beside = async (id: number) => {
      const { previous, next } = (await shown(all, id)).json();
      return [previous?.id, next?.id];
    };
    assert.deepEqual(await beside(a.id), [c.id, b.id]);
    assert.deepEqual(await beside(b.id), [a.id, c.id]);
    assert.deepEqual(await beside(c.id), [b.id, a.id]);
    const only = await firm();
    const alone = (await shown(only, (await projectOf(only)).id)).json();
    assert.deepEqual([alone.previous, alone.next], [null, null]);
  });

  test('pair the first item before with the first after of the same room', async () => {
    const all = await firm();
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = await pictures(all, 7);
    const items = [
      { id: a, room: 'kitchen', shows: 'after' },
      { id: b, room: 'kitchen', shows: 'before' },
      { id: c, room: 'kitchen', shows: 'before' },
      { id: d, room: 'bedroom', shows: 'before' },
      { id: e, shows: 'before' },
      { id: f, shows: 'after' },
      { id: g, room: 'study', shows: 'after' },
    ];
    const { id } = await made(all.headers, { items });
    const project = (await shown(all, id)).json();
    assertMatches('Project', project);
    assert.deepEqual(project.before_after.map(idsOf), [
      [b, a],
      [e, f],
    ]);
  });

  test('name the suppliers that everybody can see, in order, as they are called now', async () => {
    const all = await firm();
    const { headers: _headers, ...gone } = await firm('vendor', 'Gone');
    const kept = await firm('vendor', 'Before');
    const project = await projectOf(all, 1, { suppliers: [gone.id, kept.id] });
    const suppliers = async () =>
      (await shown(all, project.id)).json().suppliers.map(({ name }: { name: string }) => name);
    assert.deepEqual(await suppliers(), ['Gone', 'Before']);
    await api.call('PATCH', '/api/auth/me/', {
      payload: { first_name: 'After', last_name: '' },
      headers: kept.headers,
    });
    assert.deepEqual(await suppliers(), ['Gone', 'After']);
    await sql`update vendor_profile set is_verified = false where id = ${gone.id}`.execute(api.db);
    await change(all.headers, project.id, {});
    assert.deepEqual(await suppliers(), ['After']);
    assert.equal((await calls.read(all.headers, project.id)).json().suppliers.length, 1);
  });

  test('a change of a supplier is one of the firms that name it', async () => {
    const all = await firm();
    const vendor = await makeVendor(api.db);
    await projectOf(all, 1, { suppliers: [vendor.id] });
    const changesOf = async (run: () => Promise<unknown>) => {
      await sql`delete from public_change`.execute(api.db);
      await run();
      const { rows } = await sql`select from public_change
        where kind = 'designer' and subject_id = ${all.id}`.execute(api.db);
      return rows.length;
    };
    const set = (column: string, value: unknown) => () =>
      sql`update vendor_profile set ${sql.ref(column)} = ${value} where id = ${vendor.id}`.execute(
        api.db,
      );
    assert.equal(await changesOf(set('is_verified', false)), 1);
    assert.equal(await changesOf(set('city', 'Agra')), 1);
    assert.equal(await changesOf(set('bio', 'Another.')), 0);
    const remove = () => sql`delete from vendor_profile where id = ${vendor.id}`.execute(api.db);
    assert.equal(await changesOf(remove), 1);
  });

  test('are 404 where nothing is in them, once they are deleted, and under another firm', async () => {
    const all = await firm();
    const other = await firm();
    const empty = await made(all.headers);
    assert.equal((await shown(all, empty.id)).statusCode, 404);
    const project = await projectOf(all);
    assert.equal((await shown(all, project.id)).statusCode, 200);
    assert.equal((await shown(other, project.id)).statusCode, 404);
    assert.equal((await shown({ ...all, kind: 'vendor' }, project.id)).statusCode, 404);
    await calls.remove(all.headers, project.id);
    assert.equal((await shown(all, project.id)).statusCode, 404);
    for (const id of [999_999, Number.NaN, -1]) {
      assert.equal((await shown(all, id)).statusCode, 404);
      assert.equal((await listed({ ...all, id })).statusCode, 404);
    }
  });

  test('of a firm that is not verified are shown to it alone, and kept nowhere', async () => {
    const all = await firm();
    const project = await projectOf(all);
    await setVerified(all, false);
    await change(all.headers, project.id, {});
    for (const read of [() => listed(all), () => shown(all, project.id)]) {
      assert.equal((await read()).statusCode, 404);
    }
    const stranger = await firm();
    assert.equal((await shown(all, project.id, stranger.headers)).statusCode, 404);
    const own = await shown(all, project.id, all.headers);
    assert.equal(own.statusCode, 200);
    assert.equal(own.headers['cache-control'], 'private, no-store');
    assert.equal((await listed(all, all.headers)).json().results.length, 1);
  });

  test('of a firm whose account was erased are 410', async () => {
    const all = await firm();
    const project = await projectOf(all);
    await sql`insert into erased_profile (kind, profile_id) values ('designer_profile', ${all.id})`.execute(
      api.db,
    );
    await sql`delete from designer_profile where id = ${all.id}`.execute(api.db);
    const fresh = { 'cache-control': 'no-cache' };
    assert.equal((await listed(all, fresh)).statusCode, 410);
    assert.equal((await shown(all, project.id, fresh)).statusCode, 410);
  });

  test('are read in one statement, and then from memory', async () => {
    const all = await firm('vendor');
    const project = await projectOf(all, 3);
    await listed(await firm());
    for (const read of [() => listed(all), () => shown(all, project.id)]) {
      const first = await statementsOf(api, read);
      assert.equal(first.length, 1, first.join('\n'));
      assert.deepEqual(await statementsOf(api, read), []);
    }
    const { headers } = await listed(all);
    const same = await listed(all, { 'if-none-match': String(headers.etag) });
    assert.equal(same.statusCode, 304);
  });

  test('are forgotten when the firm, its portfolio or its projects change', async () => {
    const all = await firm('designer', 'Before');
    const project = await projectOf(all, 2, { title: 'One' });
    const reading = async () => {
      const { title, firm: shownFirm, items } = (await shown(all, project.id)).json();
      return [title, shownFirm.name, items[0].caption, items.length, await titlesOf(all)];
    };
    assert.deepEqual(await reading(), ['One', 'Before', 'Picture 1', 2, ['One']]);
    await change(all.headers, project.id, { title: 'Two' });
    assert.deepEqual(await reading(), ['Two', 'Before', 'Picture 1', 2, ['Two']]);
    await api.call('PATCH', '/api/auth/me/', {
      payload: { first_name: 'After', last_name: '' },
      headers: all.headers,
    });
    assert.deepEqual(await reading(), ['Two', 'After', 'Picture 1', 2, ['Two']]);
    await api.call('PATCH', `/api/designers/portfolio/${project.items[0].id}/`, {
      payload: { title: 'Kitchen' },
      headers: all.headers,
    });
    assert.deepEqual(await reading(), ['Two', 'After', 'Kitchen', 2, ['Two']]);
    await calls.removeItem(all.headers, project.items[1].id);
    assert.deepEqual(await reading(), ['Two', 'After', 'Kitchen', 1, ['Two']]);
    await calls.remove(all.headers, project.id);
    assert.deepEqual(await titlesOf(all), []);
  });
});
