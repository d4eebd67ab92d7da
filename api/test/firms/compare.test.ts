import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { boardCalls, statementsOf } from '../boards/board-calls.ts';
import { assertMatches } from '../testing/assert-matches.ts';
import { makeDesigner } from '../testing/make-designer.ts';
import { makeVendor } from '../testing/make-vendor.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const designers = '/api/designers/compare/';
const vendors = '/api/designers/vendors/compare/';

describe('firms side by side', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { pictures } = boardCalls(() => api);
  const compare = (url: string, firms: unknown) => api.get(`${url}?firms=${firms}`);
  const madeDesigners = async (count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await makeDesigner(api.db)).id));
  const idsOf = (answer: { json(): { firms: { id: number }[] } }) =>
    answer.json().firms.map(({ id }) => id);

  test('are two to four, in the order asked for, for everybody', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = await madeDesigners(4);
    for (const asked of [
      [b, a],
      [c, a, b],
      [d, a, c, b],
    ]) {
      const answer = await compare(designers, asked);
      assert.equal(answer.statusCode, 200);
      assertMatches('Comparison', answer.json());
      assert.deepEqual(idsOf(answer), asked);
      assert.deepEqual(answer.json().missing, []);
      assert.equal(answer.headers['cache-control'], 'no-cache');
    }
  });

  test('have what a client weighs of designers', async () => {
    const full = await makeDesigner(api.db, {
      name: 'Studio Neem',
      city: 'Pune',
      year: 2010,
      experience: 12,
      minimum: 500_000,
      specializations: ['villas', 'apartments'],
      posts: 2,
    });
    await pictures(full.id, 3);
    await sql`update portfolio_item set created_at = '2026-05-01' where designer_id = ${full.id}`.execute(
      api.db,
    );
    await sql`with made as (insert into project (designer_id, title, kind, year, duration_months, materials, story)
        select id, 'House of Neem', 'residential', 2024, 3, '{}', '' from designer_profile where id = ${full.id} returning id)
      update portfolio_item set project_id = made.id, project_position = 1 from made
        where designer_id = ${full.id} and title = 'Room 1'`.execute(api.db);
    await sql`update designer_profile set fee_range_min = 90, fee_range_max = 150, min_project_size = 600,
      rating = 4.5, reviews_count = 2 where id = ${full.id}`.execute(api.db);
    const { id: bare } = await makeDesigner(api.db, { posts: 0 });
    const [one, two] = (await compare(designers, [full.id, bare])).json().firms;
    const { cover, last_project, specializations_display, ...facts } = one;
    assert.deepEqual(facts, {
      id: full.id,
      name: 'Studio Neem',
      avatar: null,
      city: 'Pune',
      rating: 4.5,
      reviews_count: 2,
      establishment_year: 2010,
      experience_years: 12,
      team_strength: 3,
      projects_completed: 4,
      specializations: ['villas', 'apartments'],
      styles: [],
      fee_range_min: 90,
      fee_range_max: 150,
      minimum: 500_000,
      min_project_size: 600,
      away_until: null,
      usual_answer_hours: null,
      posts_count: 2,
      pictures_count: 3,
      videos_count: 0,
    });
    assert.equal(specializations_display.length, 2);
    assert.deepEqual([last_project.title, last_project.cover.caption], ['House of Neem', 'Room 1']);
    assert.equal(cover.caption, 'Room 3');
    assert.deepEqual([two.cover, two.last_project, two.minimum], [null, null, null]);
  });

  test('have the same of vendors, without fees and sizes', async () => {
    const [one, two] = [
      await makeVendor(api.db, { name: 'Tiles', minimum: 25_000 }),
      await makeVendor(api.db),
    ];
    const answer = await compare(vendors, [one.id, two.id]);
    assertMatches('Comparison', answer.json());
    const [{ name, minimum, fee_range_min, fee_range_max, min_project_size }] = answer.json().firms;
    assert.deepEqual([name, minimum], ['Tiles', 25_000]);
    assert.deepEqual([fee_range_min, fee_range_max, min_project_size], [null, null, null]);
  });

  test('are refused where there is one, five, or one twice', async () => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = await madeDesigners(5);
    const count = 'Choose 2 to 4 firms to compare.';
    const twice = 'A firm cannot be compared with itself.';
    for (const [asked, sentence, code] of [
      [[a], count, 'compared_count'],
      [[a, b, c, d, e], count, 'compared_count'],
      [[a, a], twice, 'compared_twice'],
      [[a, b, a], twice, 'compared_twice'],
      ['x,1', '"x" is not a valid choice.', 'invalid_choice'],
      [`${a},0${b}`, `"0${b}" is not a valid choice.`, 'invalid_choice'],
    ] as const) {
      for (const url of [designers, vendors]) {
        const answer = await compare(url, asked);
        assert.equal(answer.statusCode, 400, String(asked));
        assert.deepEqual(answer.json(), { firms: [sentence], codes: { firms: [code] } });
      }
    }
    assert.deepEqual((await compare(designers, '')).json().codes, { firms: ['blank'] });
    assert.deepEqual((await api.get(designers)).json().codes, { firms: ['required'] });
  });

  test('leave out those that are unknown, erased or not verified, and say which', async () => {
    const [a = 0, b = 0] = await madeDesigners(2);
    const hidden = await makeDesigner(api.db, { isVerified: false });
    const erased = await makeDesigner(api.db);
    await sql`delete from designer_profile where id = ${erased.id}`.execute(api.db);
    const inactive = await makeDesigner(api.db);
    await sql`update account set is_active = false, suspended_at = now(), suspended_reason = 'Test'
      where id = ${inactive.accountId}`.execute(api.db);
    for (const missing of [hidden.id, erased.id, inactive.id, 999_999_999]) {
      const answer = await compare(designers, [a, missing, b]);
      assert.equal(answer.statusCode, 200);
      assert.deepEqual(idsOf(answer), [a, b]);
      assert.deepEqual(answer.json().missing, [missing]);
      assert.equal((await compare(designers, [a, missing])).statusCode, 404);
    }
  });

  test('are read once, and again when one of them has changed', async () => {
    const { id, accountId } = await makeDesigner(api.db);
    const [other = 0] = await madeDesigners(1);
    const name = async () => (await compare(designers, [id, other])).json().firms[0].name;
    await name();
    const reads = async () =>
      (await statementsOf(api, name)).filter((text) => text.includes('usual_answer_hours')).length;
    assert.equal(await reads(), 0);
    await sql`update account set first_name = 'Renamed' where id = ${accountId}`.execute(api.db);
    assert.equal(await name(), 'Renamed');
    await sql`update designer_profile set is_verified = false where id = ${id}`.execute(api.db);
    assert.equal((await compare(designers, [id, other])).statusCode, 404);
  });
});
