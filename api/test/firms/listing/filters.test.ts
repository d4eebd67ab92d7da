import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { makeDesigner } from '../../testing/make-designer.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { withCodes } from '../../testing/with-codes.ts';

const url = '/api/designers/profiles/';

describe('designers narrowed by city and budget, and sorted', () => {
  let api: TestApi;
  const ids: Record<string, number> = {};
  before(async () => {
    api = await startTestApi();
    const firms = [
      { name: 'Clay', city: 'Pune', minimum: 10_00_000, experience: 30 },
      { name: 'Lime', city: 'Poona', minimum: 5_00_000, year: 2020 },
      { name: 'Teak', city: 'Bengaluru', experience: 12, specializations: ['fnb'] },
      { name: 'Cane', city: 'Bangalore', minimum: 0, experience: 12 },
      { name: 'Jute', city: 'Sri Vijaya Puram', minimum: 18_50_000, experience: 1 },
      { name: 'Brass', minimum: 18_50_001, experience: 2 },
    ];
    for (const firm of firms) ids[firm.name] = (await makeDesigner(api.db, firm)).id;
    await sql`update designer_profile set rating_lead = 0.5 where full_name in ('Lime', 'Teak')`.execute(
      api.db,
    );
  });
  after(() => api.stop());

  const read = async (query: string) => {
    const answer = await api.get(url + query);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json();
  };
  const names = async (query: string): Promise<string[]> =>
    (await read(query)).results.map((card: { full_name: string }) => card.full_name);
  const sorted = async (query: string) => (await names(query)).sort();
  const refusal = async (query: string) => {
    const answer = await api.get(url + query);
    assert.equal(answer.statusCode, 400, answer.body);
    return answer.json();
  };

  test('a city is known by its former name too, in the query and in the profile', async () => {
    for (const city of ['pune', 'poona', 'PUNE', 'पुणे']) {
      assert.deepEqual(await sorted(`?city=${encodeURIComponent(city)}`), ['Clay', 'Lime'], city);
    }
  });

  test('several cities find the firms of each', async () => {
    const page = await read('?city=pune&city=bengaluru');
    assert.equal(page.count, 4);
    assert.deepEqual(await sorted('?city=pune&city=bengaluru'), ['Cane', 'Clay', 'Lime', 'Teak']);
    assert.equal((await read('?city=&city=pune')).count, 2, 'a blank one means none');
  });

  test('a city that is on no list is known where a firm is, and a known one may have none', async () => {
    assert.deepEqual(await names('?city=sri-vijaya-puram'), ['Jute']);
    assert.deepEqual((await read('?city=leh')).results, []);
  });

  test('links to other pages repeat the cities', async () => {
    const { next } = await read('?city=pune&city=bengaluru&page_size=1&sort=newest');
    assert.deepEqual(new URL(next).searchParams.getAll('city'), ['pune', 'bengaluru']);
    assert.equal(new URL(next).searchParams.get('sort'), 'newest');
  });

  test('a budget leaves firms whose minimum it reaches, and firms without one', async () => {
    assert.deepEqual(await sorted('?budget=1850000'), ['Cane', 'Clay', 'Jute', 'Lime', 'Teak']);
    assert.deepEqual(await sorted('?budget=1849999'), ['Cane', 'Clay', 'Lime', 'Teak']);
    assert.deepEqual(await sorted('?budget=0'), ['Cane', 'Teak']);
  });

  test('a budget can be written as amounts are', async () => {
    for (const budget of ['18.5 lakh', '18,50,000', '₹18.5L', '0.185 crore']) {
      assert.equal((await read(`?budget=${encodeURIComponent(budget)}`)).count, 5, budget);
    }
    assert.equal((await read('?budget=1.2%20crore')).count, 6);
    assert.equal((await read('?budget=%20')).count, 6, 'blank means unset');
  });

  test('the usual order is best rated first, then newest', async () => {
    const usual = ['Teak', 'Lime', 'Brass', 'Jute', 'Cane', 'Clay'];
    assert.deepEqual(await names(''), usual);
    assert.deepEqual(await names('?sort=rating'), usual);
    assert.deepEqual(await names('?sort='), usual);
  });

  test('newest first', async () => {
    assert.deepEqual(await names('?sort=newest'), [
      'Brass',
      'Jute',
      'Cane',
      'Teak',
      'Lime',
      'Clay',
    ]);
  });

  test('most experienced first, by the years that the card shows; equals best rated first', async () => {
    const { results } = await read('?sort=experience');
    const years = results.map((card: { experience_years: number }) => card.experience_years);
    assert.deepEqual(
      years,
      [...years].sort((one, other) => other - one),
    );
    assert.deepEqual(
      (await names('?sort=experience')).filter((name) => name !== 'Lime'),
      ['Clay', 'Teak', 'Cane', 'Brass', 'Jute'],
    );
  });

  test('lowest minimum first; firms without one come last', async () => {
    assert.deepEqual(await names('?sort=minimum'), [
      'Lime',
      'Clay',
      'Jute',
      'Brass',
      'Teak',
      'Cane',
    ]);
  });

  test('every order pages without gap or repetition', async () => {
    for (const sort of ['rating', 'experience', 'newest', 'minimum']) {
      const all = await names(`?sort=${sort}`);
      const pages = [1, 2, 3].map((page) => names(`?sort=${sort}&page_size=2&page=${page}`));
      assert.deepEqual((await Promise.all(pages)).flat(), all, sort);
    }
  });

  test('a search is narrowed and sorted too', async () => {
    assert.deepEqual(await names('?search=bangalore&sort=newest'), ['Cane', 'Teak']);
    assert.deepEqual(await names('?search=bangalore&specialization=fnb&budget=100'), ['Teak']);
    assert.deepEqual(await names('?search=cane'), ['Cane']);
    assert.deepEqual(await names('?search=pune&sort=minimum'), ['Lime', 'Clay']);
  });

  test('a city, an order or a budget that means nothing is refused by name', async () => {
    assert.deepEqual(
      await refusal('?city=atlantis&city=pune&sort=cheapest'),
      withCodes({
        city: ['"atlantis" is not a valid choice.'],
        sort: ['"cheapest" is not a valid choice.'],
      }),
    );
    const text = await refusal('?budget=plenty');
    assert.deepEqual(text.budget, ['Enter an amount like 18,50,000, 18.5 lakh or 1.2 crore']);
    assert.deepEqual(text.codes, { budget: ['invalid'] });
    const negative = await refusal('?budget=-1');
    assert.deepEqual(negative.budget, ['Enter an amount without a plus or minus sign']);
    assert.deepEqual(negative.codes, { budget: ['min_value'] });
    const large = await refusal(`?budget=1${'0'.repeat(20)}`);
    assert.deepEqual(large.budget, ['This amount is too large']);
    const above = await refusal('?budget=1000000000001');
    assert.deepEqual(
      above.budget,
      ['This amount is too large'],
      'a sentence that pages have in Hindi',
    );
    assert.deepEqual(above.codes, { budget: ['max_value'] });
    assert.deepEqual((await refusal('?budget=1.5')).codes, { budget: ['invalid'] });
  });

  test('hostile cities are refused like unknown ones', async () => {
    const hostile = ['%00', '..%2F', "'", '%F0%9F%8F%A0', 'a'.repeat(200), '%25', '-'];
    for (const city of hostile) {
      assert.deepEqual((await refusal(`?city=${city}`)).codes, { city: ['invalid_choice'] }, city);
    }
    const many = Array.from({ length: 21 }, (_, index) => `city=c${index}`).join('&');
    assert.deepEqual((await refusal(`?${many}`)).codes, { city: ['max_length'] });
  });

  test('unknown=ignore lists as if those values were not there', async () => {
    const asked = '?city=atlantis&city=pune&budget=plenty&sort=cheapest&unknown=ignore';
    assert.deepEqual(await sorted(asked), ['Clay', 'Lime']);
    assert.equal((await read('?city=atlantis&unknown=ignore')).count, 6);
    assert.deepEqual((await refusal('?unknown=x')).codes, { unknown: ['invalid_choice'] });
  });

  test('designers have no delivery areas: the parameter means nothing to them', async () => {
    assert.equal((await read('?area=atlantis')).count, 6);
  });

  test('the database and the pages write places alike', async () => {
    const { placeSlug } = await import('@aangan/domain');
    const places = [
      'New Delhi',
      ' St. Thomas’ Mount (East) ',
      'गुड़गाँव'.normalize('NFD'),
      'A–B—C',
      '..',
    ];
    for (const place of places) {
      const { rows } = await sql<{
        slug: string | null;
      }>`select place_slug(${place}) as slug`.execute(api.db);
      assert.equal(rows[0]?.slug ?? '', placeSlug(place), place);
    }
  });
});
