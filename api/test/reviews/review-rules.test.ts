import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';
import { opinion, reviewCalls } from './review-calls.ts';

describe('rules for reviews', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { person, vendor, operator, write, change, list, card, answer, report } = reviewCalls(
    () => api,
  );
  const notFound = withCodes({ detail: 'Not found.' });

  const atLeast1 = 'Ensure this value is greater than or equal to 1.';
  const atMost5 = 'Ensure this value is less than or equal to 5.';
  const whole = 'A valid integer is required.';
  const ratings = [
    'rating',
    'quality_rating',
    'delivery_rating',
    'communication_rating',
    'value_rating',
  ].flatMap((field): [string, unknown, string][] => [
    [field, 0, atLeast1],
    [field, 6, atMost5],
    [field, -1, atLeast1],
    [field, 4.5, whole],
    [field, 'five', whole],
    [field, null, 'This field may not be null.'],
  ]);
  const refused: readonly [field: string, value: unknown, message: string][] = [
    ...ratings,
    ['title', '   ', 'Please provide the name of the project you are reviewing for'],
    ['title', 'x'.repeat(201), 'Ensure this field has no more than 200 characters.'],
    ['review_text', '', 'This field may not be blank.'],
    ['review_text', 'Nineteen characters', 'Please provide at least 20 characters'],
    ['review_text', ` ${'x'.repeat(19)} `, 'Please provide at least 20 characters'],
    ['review_text', 'x'.repeat(5_001), 'Ensure this field has no more than 5000 characters.'],
    ['review_text', `${'x'.repeat(30)}\u0000`, 'Null characters are not allowed.'],
    ['project_value', -1, 'Project value cannot be negative'],
    ['project_value', 10.5, whole],
    ['project_value', 1e12 + 1, 'Ensure this value is less than or equal to 1000000000000.'],
    ['project_value', '1e20', whole],
    ['project_type', 'castle', '"castle" is not a valid choice.'],
    ['would_recommend', 'perhaps', 'Must be a valid boolean.'],
  ];

  test('every field is held to its rule, in a new review and in a change', async () => {
    const [fern, ravi, tiles] = [await person(), await person(), await vendor()];
    const { id } = (await write(ravi, tiles.id)).json();
    for (const [field, value, message] of refused) {
      const body = withCodes({ [field]: [message] });
      const created = await write(fern, tiles.id, { [field]: value });
      assert.deepEqual([created.statusCode, created.json()], [400, body], `${field}: ${value}`);
      const changed = await change(ravi, id, { [field]: value });
      assert.deepEqual([changed.statusCode, changed.json()], [400, body], `${field}: ${value}`);
    }
    assert.deepEqual(await card(tiles.id), { rating: 4, reviews_count: 1 });
  });

  test('texts of exactly 20 and 5,000 characters, in Devanagari too, and a value of 0 are taken', async () => {
    const tiles = await vendor();
    for (const review_text of ['x'.repeat(20), 'ह'.repeat(5_000)]) {
      const created = await write(await person(), tiles.id, { review_text, project_value: 0 });
      assert.equal(created.statusCode, 201);
      assert.deepEqual(
        [created.json().review_text, created.json().project_value],
        [review_text, 0],
      );
    }
  });

  test('ratings, project name, text and vendor are needed', async () => {
    const fern = await person();
    const refusal = await api.post('/api/designers/vendor-reviews/', {}, fern);
    const { codes } = refusal.json();
    assert.deepEqual(Object.keys(codes).sort(), [
      'communication_rating',
      'delivery_rating',
      'quality_rating',
      'rating',
      'review_text',
      'title',
      'value_rating',
      'vendor',
    ]);
  });

  test('only designers and architects review', async () => {
    const tiles = await vendor();
    for (const role of ['client', 'vendor'] as const) {
      assert.equal((await write(await person(role), tiles.id)).statusCode, 403, role);
    }
    const body = { vendor: tiles.id, ...opinion };
    assert.equal((await api.post('/api/designers/vendor-reviews/', body)).statusCode, 401);
    assert.equal((await write(tiles.owner, tiles.id)).statusCode, 403, 'nor the vendor itself');
    assert.deepEqual(await list(tiles.id), []);
  });

  test('another’s review cannot be changed', async () => {
    const [fern, ravi, tiles] = [await person(), await person(), await vendor()];
    const { id } = (await write(fern, tiles.id)).json();
    const refusal = await change(ravi, id, { rating: 1 });
    assert.deepEqual(
      [refusal.statusCode, refusal.json()],
      [403, withCodes({ detail: 'You do not have permission to perform this action.' })],
    );
    assert.equal((await list(tiles.id))[0].rating, 4);
  });

  test('a review does not move to another vendor', async () => {
    const [fern, tiles, other] = [await person(), await vendor(), await vendor()];
    const { id } = (await write(fern, tiles.id)).json();
    assert.equal((await change(fern, id, { vendor: other.id })).json().vendor, tiles.id);
    assert.deepEqual(await card(other.id), { rating: 0, reviews_count: 0 });
  });

  test('of a suspended, erased, unknown or unverified vendor nothing is read or written', async () => {
    const [fern, tiles, staff] = [await person(), await vendor(), await operator()];
    const { id } = (await write(fern, tiles.id)).json();
    const suspend = `/api/operator/accounts/${tiles.owner.id}/suspend/`;
    await api.post(suspend, { reason: 'A test.' }, { headers: staff.headers });
    const unverified = await vendor({ isVerified: false });
    const erased = await vendor();
    await api.db.deleteFrom('vendor_profile').where('id', '=', erased.id).execute();
    for (const vendorId of [tiles.id, unverified.id, erased.id, 999_999]) {
      assert.deepEqual(await list(vendorId), notFound);
      assert.deepEqual(await list(vendorId, fern), notFound);
      const written = await write(await person(), vendorId);
      assert.deepEqual([written.statusCode, written.json()], [404, notFound]);
    }
    assert.equal((await change(fern, id, { rating: 1 })).statusCode, 404);
    assert.equal((await report(await person('client'), id)).statusCode, 404);
    assert.deepEqual(await list(unverified.id, unverified.owner), [], 'its owner sees the page');
  });

  test('malformed ids are not found', async () => {
    const [fern, tiles] = [await person(), await vendor()];
    for (const id of ['x', '-1', '1.5', '9'.repeat(16), '%F0%9F%8F%A0', "1'--"]) {
      const url = `/api/designers/vendor-reviews/vendor_reviews/?vendor_id=${id}`;
      assert.deepEqual((await api.get(url)).json(), notFound, id);
      assert.equal((await change(fern, id, { rating: 1 })).statusCode, 404, id);
    }
    assert.equal((await answer(tiles.owner, 999_999, { text: 'Thanks.' })).statusCode, 404);
    const body = { vendor: 'x', ...opinion };
    assert.deepEqual(
      (await api.post('/api/designers/vendor-reviews/', body, fern)).json(),
      withCodes({ vendor: [whole] }),
    );
  });

  test('a page that is no number is not found, and the number of reviews of a page is bounded', async () => {
    const tiles = await vendor();
    const url = `/api/designers/vendor-reviews/vendor_reviews/?vendor_id=${tiles.id}`;
    for (const page of ['0', 'x', '-1']) {
      assert.equal((await api.get(`${url}&page=${page}`)).statusCode, 404, page);
    }
    assert.equal((await api.get(`${url}&page=1&page_size=1000`)).statusCode, 200);
  });

  test('without pages the newest 500 are answered', async () => {
    const [{ id }, { id: designer }] = [await vendor(), await person()];
    await api.database.pool.query(
      `insert into vendor_review (vendor_id, reviewer_id, rating, title, review_text, quality_rating,
        delivery_rating, communication_rating, value_rating, created_at)
       select $1, case when n = 1 then $2::bigint end, 5, 'House ' || n, 'Long enough to be of use.', 5, 5, 5, 5,
        now() - make_interval(days => n) from generate_series(1, 501) as n`,
      [id, designer],
    );
    const all = await list(id);
    assert.equal(all.length, 500);
    assert.deepEqual([all[0].title, all[499].title], ['House 1', 'House 500']);
    assert.equal(all[1].designer_name, 'Former member');
  });
});
