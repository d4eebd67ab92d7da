import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { assertMatches } from '../testing/assert-matches.ts';
import { keepPicture } from '../testing/fill-account.ts';
import { ownFirm } from '../testing/own-firm.ts';
import { signUpPassword } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';
import { opinion, reviewCalls } from './review-calls.ts';

describe('reviews of vendors', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { person, verifyAddress, vendor, write, change, list, page, check, card, subjects } =
    reviewCalls(() => api);

  test('a designer reviews a vendor: everybody reads it, rating and count follow, the vendor is mailed', async () => {
    const [fern, tiles] = [await person(), await vendor()];
    const created = await write(fern, tiles.id);
    assert.equal(created.statusCode, 201);
    assertMatches('VendorReview', created.json());
    const { id, created_at, ...rest } = created.json();
    assert.match(created_at, /^\d{4}-\d{2}-\d{2}T/);
    const shown = {
      ...opinion,
      vendor: tiles.id,
      designer: null,
      designer_name: 'Studio Fern',
      designer_avatar: null,
      edited_at: null,
      status: 'shown',
      waits_for: [],
      is_reported: false,
      answer: null,
    };
    assert.deepEqual(rest, { ...shown, is_own: true });
    const [read] = await list(tiles.id);
    assert.deepEqual(read, { ...shown, id, created_at, is_own: false });
    assert.equal((await list(tiles.id, fern))[0].is_own, true);
    assert.deepEqual(await card(tiles.id), { rating: 4, reviews_count: 1 });
    assert.deepEqual(await subjects(tiles.owner), ['Studio Fern has reviewed you']);
  });

  test('an architect may review too; project and recommendation are optional', async () => {
    const [architect, tiles] = [await person('architect'), await vendor()];
    const { project_type, project_value, would_recommend, ...needed } = opinion;
    const body = { vendor: tiles.id, ...needed, project_type: '', project_value: '' };
    const { headers } = architect;
    const created = await api.post('/api/designers/vendor-reviews/', body, { headers });
    assert.equal(created.statusCode, 201);
    const stored = created.json();
    assert.deepEqual(
      [stored.project_type, stored.project_value, stored.would_recommend],
      [null, null, true],
    );
    assertMatches('VendorReview', stored);
  });

  test('a second review of a vendor is refused, and the same Idempotency-Key answers the first again', async () => {
    const [fern, tiles] = [await person(), await vendor()];
    const headers = { ...fern.headers, 'idempotency-key': randomUUID() };
    const first = await write({ ...fern, headers }, tiles.id);
    const again = await write({ ...fern, headers }, tiles.id);
    assert.deepEqual([again.statusCode, again.json()], [201, first.json()]);
    const second = await write(fern, tiles.id, { rating: 1 });
    assert.equal(second.statusCode, 400);
    assert.deepEqual(
      second.json(),
      withCodes({ non_field_errors: ['You have already reviewed this vendor.'] }),
    );
    assert.deepEqual(await card(tiles.id), { rating: 4, reviews_count: 1 });
    assert.equal((await subjects(tiles.owner)).length, 1);
  });

  test('of ten tries of one designer at once one succeeds', async () => {
    const [fern, tiles] = [await person(), await vendor()];
    const tries = await Promise.all(Array.from({ length: 10 }, () => write(fern, tiles.id)));
    const statuses = tries.map(({ statusCode }) => statusCode).sort();
    assert.deepEqual(statuses, [201, ...Array(9).fill(400)]);
    assert.deepEqual(await card(tiles.id), { rating: 4, reviews_count: 1 });
  });

  test('designers who review and edit at once leave the right rating and count', async () => {
    const tiles = await vendor();
    const people = await Promise.all(Array.from({ length: 9 }, () => person()));
    const ratings = [5, 1, 4, 4, 2, 5, 3, 5, 1];
    const created = await Promise.all(
      people.map((who, at) => write(who, tiles.id, { rating: ratings[at] })),
    );
    assert.deepEqual(await card(tiles.id), { rating: 3.3, reviews_count: 9 });
    await Promise.all(
      people.map((who, at) => change(who, created[at]?.json().id, { rating: (at % 2) + 4 })),
    );
    assert.deepEqual(await card(tiles.id), { rating: 4.4, reviews_count: 9 });
  });

  test('an author edits the own review: what is not sent stays, and it shows when', async () => {
    const [fern, tiles] = [await person(), await vendor()];
    const { id } = (await write(fern, tiles.id)).json();
    const unchanged = await change(fern, id, { rating: 4, title: opinion.title });
    assert.equal(unchanged.json().edited_at, null, 'the same values again are no change');
    const changed = await change(fern, id, { rating: 2, project_value: null });
    assert.equal(changed.statusCode, 200);
    assertMatches('VendorReview', changed.json());
    const { rating, project_value, title, edited_at } = changed.json();
    assert.deepEqual([rating, project_value, title], [2, null, opinion.title]);
    assert.match(edited_at, /^\d{4}-/);
    assert.deepEqual(await card(tiles.id), { rating: 2, reviews_count: 1 });
    assert.equal((await subjects(tiles.owner)).length, 1, 'an edit is not mailed');
    assert.equal((await change(fern, id, {})).statusCode, 200);
  });

  test('check_existing_review has the own review, or null', async () => {
    const [fern, tiles] = [await person(), await vendor()];
    assert.deepEqual((await check(fern, tiles.id)).json(), { has_reviewed: false, review: null });
    const created = (await write(fern, tiles.id)).json();
    assert.deepEqual((await check(fern, tiles.id)).json(), { has_reviewed: true, review: created });
    assert.equal((await check(await person(), tiles.id)).json().has_reviewed, false);
    assert.equal((await check(fern, 'x')).statusCode, 404);
    assert.equal((await check(fern, 999_999)).statusCode, 404);
    const url = '/api/designers/vendor-reviews/check_existing_review/';
    assert.deepEqual(
      (await api.get(url, fern.headers)).json(),
      withCodes({ vendor_id: ['This field is required.'] }),
    );
  });

  test('a page has the summary, and links to the next one', async () => {
    const tiles = await vendor();
    for (const rating of [5, 4, 4]) {
      const more = { rating, quality_rating: 1, would_recommend: rating === 5 };
      await write(await person(), tiles.id, more);
    }
    const first = await page(tiles.id, 'page=1&page_size=2');
    assertMatches('VendorReviewPage', first);
    assert.deepEqual(first.summary, {
      count: 3,
      rating: 4.3,
      quality_rating: 1,
      delivery_rating: 3,
      communication_rating: 4,
      value_rating: 4,
      recommend_percent: 33,
    });
    assert.deepEqual([first.count, first.results.length, first.previous], [3, 2, null]);
    const second = (await api.get(first.next.replace('https://aangan.test', ''))).json();
    assert.deepEqual([second.results.length, second.next], [1, null]);
    const ids = [...first.results, ...second.results].map(({ id }) => id);
    assert.deepEqual(
      ids,
      [...ids].sort((a, b) => b - a),
      'newest first',
    );
    const beyond = await api.get(
      `/api/designers/vendor-reviews/vendor_reviews/?vendor_id=${tiles.id}&page=9`,
    );
    assert.deepEqual(beyond.json(), withCodes({ detail: 'Invalid page.' }));
  });

  test('without reviews the summary is all zeros', async () => {
    const { count, results, summary } = await page((await vendor()).id);
    assert.deepEqual([count, results], [0, []]);
    assert.deepEqual([...new Set(Object.values(summary))], [0]);
  });

  test('a review leads to the author’s public page, once the author has one', async () => {
    const tiles = await vendor();
    const { id, owner } = await ownFirm(api, { name: 'Lime Studio' });
    await verifyAddress(owner.id);
    await write(owner, tiles.id);
    const shown = async () => (await list(tiles.id))[0];
    assert.deepEqual(
      [(await shown()).designer, (await shown()).designer_name],
      [id, 'Lime Studio'],
    );
    const verified = (is_verified: boolean) =>
      api.db.updateTable('designer_profile').set({ is_verified }).where('id', '=', id).execute();
    await verified(false);
    assert.equal((await shown()).designer, null);
  });

  test('the review of a deleted account stays and counts, without its name and picture', async () => {
    const [fern, tiles] = [await person(), await vendor()];
    await write(fern, tiles.id);
    const sha256 = await keepPicture(api, 'a portrait');
    await api.db
      .updateTable('account')
      .set({ avatar_sha256: sha256 })
      .where('id', '=', fern.id)
      .execute();
    const shown = async () => {
      const [{ designer_name, designer_avatar }] = await list(tiles.id);
      return [designer_name, designer_avatar];
    };
    assert.deepEqual(await shown(), ['Studio Fern', `/api/media/${sha256}.jpg`]);
    const payload = { password: signUpPassword };
    await api.call('DELETE', '/api/auth/me/', { payload, headers: fern.headers });
    assert.deepEqual(await shown(), ['Former member', null]);
    await api.runJobs();
    assert.deepEqual(await shown(), ['Former member', null]);
    assert.deepEqual(await card(tiles.id), { rating: 4, reviews_count: 1 });
  });

  test('what a signed-in reader is answered may not be stored, a guest’s may', async () => {
    const [fern, tiles] = [await person(), await vendor()];
    const url = `/api/designers/vendor-reviews/vendor_reviews/?vendor_id=${tiles.id}`;
    assert.equal((await api.get(url, fern.headers)).headers['cache-control'], 'private, no-store');
    assert.notEqual((await api.get(url)).headers['cache-control'], 'private, no-store');
  });
});
