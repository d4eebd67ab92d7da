import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertMatches } from '../../testing/assert-matches.ts';
import { answersWithin, keepHours, makeAnswers } from '../../testing/make-answers.ts';
import { makeDesigner } from '../../testing/make-designer.ts';
import { makeVendor } from '../../testing/make-vendor.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { withCodes } from '../../testing/with-codes.ts';

const url = '/api/designers/profiles/';

describe('firms by how soon they answer', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
    for (const { hours, ...firm } of [
      { name: 'Soon', city: 'Pune', hours: 3 },
      { name: 'Day', city: 'Kochi', hours: 14 },
      { name: 'Later', city: 'Pune', hours: 15 },
      { name: 'Unknown', city: 'Pune', hours: null },
    ]) {
      const { id } = await makeDesigner(api.db, firm);
      if (hours) await makeAnswers(api.db, { designer: id }, answersWithin(hours));
    }
    const { id } = await makeVendor(api.db, { name: 'Quarry' });
    await makeAnswers(api.db, { vendor: id }, answersWithin(2));
    await makeVendor(api.db);
    await keepHours(api.db);
  });
  after(() => api.stop());

  const read = async (query: string, from = url) => {
    const answer = await api.get(from + query);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json();
  };
  const names = async (query: string): Promise<string[]> =>
    (await read(query)).results.map((card: { full_name: string }) => card.full_name);

  test('within a day finds those that usually answer in the hours of one day', async () => {
    assert.deepEqual((await names('?answers=day')).sort(), ['Day', 'Soon']);
    assert.deepEqual(await names('?answers=day&city=pune'), ['Soon']);
    assert.deepEqual(await names('?answers=day&search=day'), ['Day']);
    const { results } = await read('?answers=day', '/api/designers/vendors/');
    assert.equal(results.length, 1);
    assert.equal(results[0].company_name, 'Quarry');
  });

  test('within a day is counted under the other filters, and stays where none is left', async () => {
    const facet = async (query: string) => {
      const facets = await read(`facets/${query}`);
      assertMatches('FirmFacets', facets);
      return facets.answers;
    };
    const day = { slug: 'day', name: 'Within a day' };
    assert.deepEqual(await facet(''), [{ ...day, count: 2, chosen: false }]);
    assert.deepEqual(await facet('?city=pune&answers=day'), [{ ...day, count: 1, chosen: true }]);
    assert.deepEqual(await facet('?search=unknown&answers=day'), [
      { ...day, count: 0, chosen: true },
    ]);
    assert.deepEqual(await facet('?search=unknown'), []);
  });

  test('nothing found says how many there are without it', async () => {
    const { count, without } = await read('facets/?search=unknown&answers=day');
    assert.equal(count, 0);
    assert.deepEqual(
      without.map(({ filters, count: left }: { filters: string[]; count: number }) => [
        filters,
        left,
      ]),
      [
        [['search'], 2],
        [['answers'], 1],
      ],
    );
  });

  test('the fastest come first, those unknown last, also within a search', async () => {
    assert.deepEqual(await names('?sort=answers'), ['Soon', 'Day', 'Later', 'Unknown']);
    assert.deepEqual(await names('?sort=answers&search=pune'), ['Soon', 'Later', 'Unknown']);
    assert.deepEqual(await names('?sort=answers&page_size=2&page=2'), ['Later', 'Unknown']);
  });

  test('another time to answer is refused by name, or left out and named', async () => {
    const answer = await api.get(`${url}?answers=week`);
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(answer.json(), withCodes({ answers: ['"week" is not a valid choice.'] }));
    const { count, ignored } = await read('facets/?answers=week&unknown=ignore');
    assert.equal(count, 4);
    assert.deepEqual([ignored[0].filter, ignored[0].value], ['answers', 'week']);
  });
});
