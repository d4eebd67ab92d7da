import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { areaPhrases, everywherePhrases } from '@aangan/domain';
import { sql } from 'kysely';
import { makeVendor } from '../testing/make-vendor.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';

const url = '/api/designers/vendors/';

describe('vendors narrowed by delivery area, city and budget', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
    for (const vendor of [
      { name: 'Everywhere', serviceAreas: 'Pan-India, by train', minimum: 0 },
      { name: 'West', serviceAreas: 'Maharashtra, Goa; Kerala', city: 'Pune', minimum: 20_000 },
      { name: 'Two', serviceAreas: 'Bombay and Mumbai', city: 'Mumbai', minimum: 10_000 },
      { name: 'South', serviceAreas: 'On site in South India', minimum: 30_000 },
      { name: 'Silent' },
      { name: 'Country', serviceAreas: 'India' },
    ]) {
      await makeVendor(api.db, vendor);
    }
  });
  after(() => api.stop());

  const read = async (query: string) => {
    const answer = await api.get(url + query);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json();
  };
  const names = async (query: string): Promise<string[]> =>
    (await read(query)).results.map((card: { company_name: string }) => card.company_name).sort();

  test('an area finds who names it, a larger area around it, or all of India', async () => {
    assert.deepEqual(await names('?area=maharashtra'), ['Country', 'Everywhere', 'West']);
    assert.deepEqual(await names('?area=mumbai'), ['Country', 'Everywhere', 'Two', 'West']);
    assert.deepEqual(await names('?area=kerala'), ['Country', 'Everywhere', 'South', 'West']);
    assert.deepEqual(await names('?area=bihar'), ['Country', 'Everywhere']);
  });

  test('an area is known by its other names', async () => {
    assert.deepEqual(await names('?area=bombay'), await names('?area=mumbai'));
    assert.equal((await read('?area=Tamil%20Nadu')).count, 3);
  });

  test('the database finds every name of an area in a text', async () => {
    const phrases = [...areaPhrases.map(({ phrase }) => phrase), ...everywherePhrases];
    const missing = await sql<{ phrase: string }>`
      select phrase from unnest(${phrases}::text[]) as phrase
      where not phrase = any (coalesce(area_phrases('by train; ' || replace(phrase, '=', '')), '{}'))`.execute(
      api.db,
    );
    assert.deepEqual(missing.rows, []);
    const none = await sql`select from (select area_phrases('the moon, by wire')) as f (found)
      where found is not null`.execute(api.db);
    assert.equal(none.rows.length, 0);
  });

  test('an area of no kind is refused by name', async () => {
    const answer = await api.get(`${url}?area=atlantis`);
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(answer.json(), withCodes({ area: ['"atlantis" is not a valid choice.'] }));
  });

  test('a budget reaches the smallest order; zero is no minimum and sorts last', async () => {
    assert.deepEqual(await names('?budget=10000'), ['Country', 'Everywhere', 'Silent', 'Two']);
    const { results } = await read('?sort=minimum');
    assert.deepEqual(
      results.map((card: { company_name: string }) => card.company_name),
      ['Country', 'Silent', 'Two', 'West', 'South', 'Everywhere'],
    );
  });

  test('city and area narrow together', async () => {
    assert.deepEqual(await names('?city=pune&area=goa'), ['West']);
    assert.deepEqual(await names('?city=mumbai&area=goa'), []);
  });

  test('the facets have the areas that are named, each with all who deliver there', async () => {
    const { areas, cities } = await read('facets/');
    assert.deepEqual(areas, [
      { slug: 'kerala', name: 'Kerala', count: 4, chosen: false },
      { slug: 'mumbai', name: 'Mumbai', count: 4, chosen: false },
      { slug: 'goa', name: 'Goa', count: 3, chosen: false },
      { slug: 'maharashtra', name: 'Maharashtra', count: 3, chosen: false },
      { slug: 'south-india', name: 'South India', count: 3, chosen: false },
    ]);
    assert.equal(cities.length, 2);
  });

  test('each area’s number is what the list then has', async () => {
    for (const { slug, count } of (await read('facets/')).areas) {
      assert.equal((await read(`?area=${slug}`)).count, count, slug);
    }
  });

  test('areas are counted under the other filters, and the chosen one stays', async () => {
    const { areas, count } = await read('facets/?city=pune&area=bihar');
    assert.equal(count, 0);
    assert.deepEqual(
      areas.map((area: { slug: string; count: number; chosen: boolean }) => [
        area.slug,
        area.count,
        area.chosen,
      ]),
      [
        ['goa', 1, false],
        ['kerala', 1, false],
        ['maharashtra', 1, false],
        ['bihar', 0, true],
      ],
    );
  });

  test('a chosen area that nobody names counts those who deliver everywhere', async () => {
    const { areas } = await read('facets/?area=bihar');
    assert.deepEqual(areas.at(-1), { slug: 'bihar', name: 'Bihar', count: 2, chosen: true });
  });

  test('where nothing matches, the facets tell what leaving the area out would show', async () => {
    assert.deepEqual((await read('facets/?city=mumbai&area=goa')).without, [
      { filters: ['city'], count: 3, count_is_exact: true },
      { filters: ['area'], count: 1, count_is_exact: true },
    ]);
  });
});
