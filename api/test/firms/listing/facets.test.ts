import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { assertMatches } from '../../testing/assert-matches.ts';
import { makeDesigner } from '../../testing/make-designer.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const url = '/api/designers/profiles/facets/';

describe('the facets of the designers’ listing', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
    for (const firm of [
      { city: 'Pune', minimum: 10_00_000, name: 'Monsoon Works' },
      { city: 'Poona', minimum: 5_00_000 },
      { city: 'Pune', specializations: ['fnb'] },
      { city: 'Kochi' },
      { city: 'Agra' },
      { address: '1 Somewhere', specializations: ['fnb'] },
      { city: 'Pune', isVerified: false },
    ]) {
      await makeDesigner(api.db, firm);
    }
  });
  after(() => api.stop());

  const facets = async (query = '') => {
    const answer = await api.get(url + query);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json();
  };
  const cities = async (query = '') =>
    (await facets(query)).cities.map(({ slug, count }: { slug: string; count: number }) => [
      slug,
      count,
    ]);

  test('count the firms of each city, most first, then by name; former names count to the present one', async () => {
    const answer = await facets();
    assertMatches('FirmFacets', answer);
    assert.deepEqual(answer.cities, [
      { slug: 'pune', name: 'Pune', count: 3, chosen: false },
      { slug: 'agra', name: 'Agra', count: 1, chosen: false },
      { slug: 'kochi', name: 'Kochi', count: 1, chosen: false },
    ]);
    assert.deepEqual([answer.count, answer.count_is_exact], [6, true]);
    assert.deepEqual([answer.without, answer.ignored, answer.areas], [[], [], undefined]);
  });

  test('count cities under the other filters, but not under the chosen city', async () => {
    assert.deepEqual(await cities('?specialization=fnb'), [['pune', 1]]);
    assert.deepEqual(await cities('?budget=700000'), [
      ['pune', 2],
      ['agra', 1],
      ['kochi', 1],
    ]);
    assert.deepEqual(await cities('?search=kochi'), [['kochi', 1]]);
    const chosen = await facets('?city=kochi');
    assert.equal(chosen.count, 1);
    assert.equal(chosen.cities.length, 3);
  });

  test('a chosen city stays where no firm is left in it', async () => {
    assert.deepEqual(await cities('?city=poona&search=kochi'), [
      ['kochi', 1],
      ['pune', 0],
    ]);
    assert.deepEqual(await cities('?city=leh&specialization=fnb'), [
      ['pune', 1],
      ['leh', 0],
    ]);
  });

  test('tell which cities were chosen, by whatever name', async () => {
    const { cities: all } = await facets('?city=poona&city=agra');
    const chosen = all.filter((city: { chosen: boolean }) => city.chosen);
    assert.deepEqual(
      chosen.map(({ slug }: { slug: string }) => slug),
      ['pune', 'agra'],
    );
  });

  test('where nothing matches they tell without which filter something would, most first', async () => {
    const narrower = await facets('?city=kochi&group=commercial');
    assert.deepEqual(narrower.without, [
      { filters: ['city'], count: 2, count_is_exact: true },
      { filters: ['group'], count: 1, count_is_exact: true },
    ]);
    assert.deepEqual((await facets('?city=pune&search=kochi&budget=1')).without, [
      { filters: ['search'], count: 1, count_is_exact: true },
      { filters: ['city'], count: 1, count_is_exact: true },
    ]);
    assert.deepEqual((await facets('?search=monsoon&budget=1')).without, [
      { filters: ['search'], count: 4, count_is_exact: true },
      { filters: ['budget'], count: 1, count_is_exact: true },
    ]);
  });

  test('tell which filters to leave out together where leaving out one does not help', async () => {
    const { count, without } = await facets('?city=kochi&specialization=fnb&search=monsoon');
    assert.equal(count, 0);
    assert.deepEqual(without, [
      { filters: ['search', 'city'], count: 2, count_is_exact: true },
      { filters: ['search', 'specialization'], count: 1, count_is_exact: true },
      { filters: ['specialization', 'city'], count: 1, count_is_exact: true },
    ]);
  });

  test('the number without a filter is what the list then has', async () => {
    const { without } = await facets('?city=kochi&group=commercial');
    const lists: Record<string, string> = { city: '?group=commercial', group: '?city=kochi' };
    for (const { filters, count } of without) {
      const list = (await api.get(`/api/designers/profiles/${lists[filters[0]]}`)).json();
      assert.equal(list.count, count, filters[0]);
    }
  });

  test('a misspelt search is counted as the list corrects it', async () => {
    const answer = await facets('?search=monsoom');
    assert.equal(answer.count, 1);
    assert.deepEqual(await cities('?search=monsoom'), [['pune', 1]]);
    assert.deepEqual((await facets('?search=monsoom&city=agra')).without, [
      { filters: ['search'], count: 1, count_is_exact: true },
      { filters: ['city'], count: 1, count_is_exact: true },
    ]);
  });

  test('refuse what the list refuses, or tell what they ignored and why', async () => {
    assert.equal((await api.get(`${url}?city=atlantis`)).statusCode, 400);
    const { ignored, count } = await facets('?city=atlantis&budget=-5&sort=x&unknown=ignore');
    assert.equal(count, 6);
    assert.deepEqual(ignored, [
      { filter: 'city', value: 'atlantis', message: '"atlantis" is not a valid choice.' },
      {
        filter: 'budget',
        value: '-5',
        message: 'Enter an amount without a plus or minus sign',
      },
      { filter: 'sort', value: 'x', message: '"x" is not a valid choice.' },
    ]);
  });

  test('follow a firm that moves', async () => {
    await sql`update designer_profile set city = 'Leh' where city = 'Agra'`.execute(api.db);
    assert.deepEqual(await cities('?city=leh'), [
      ['pune', 3],
      ['kochi', 1],
      ['leh', 1],
    ]);
  });
});
