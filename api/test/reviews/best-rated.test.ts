import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { keepReviewMean } from '../../src/modules/reviews/review-mean.ts';
import { updateRatings } from '../../src/modules/reviews/reviews.repository.ts';
import { makeDesigner } from '../testing/make-designer.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

describe('best rated', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());

  /** A listed designer whose clients have given these ratings, each so many times. */
  async function rated(name: string, ratings: [rating: number, times: number][]) {
    const { id } = await makeDesigner(api.db, { name });
    for (const [rating, times] of ratings) {
      await sql`insert into vendor_review (client_of_designer_id, rating, review_text, communication_rating,
          value_rating, design_rating, time_rating)
        select ${id}, ${rating}, 'Long enough to be of use.', 4, 4, 4, 4 from generate_series(1, ${times})`.execute(
        api.db,
      );
    }
    await updateRatings(api.db, { kind: 'designer', id });
    return id;
  }
  const names = async () =>
    (await api.get('/api/designers/profiles/?sort=rating'))
      .json()
      .results.map((card: { full_name: string }) => card.full_name);

  test('one 5.0 does not beat forty 4.8; a firm without reviews stands at the mean', async () => {
    await rated('Bad', [[2, 6]]);
    await rated('New', []);
    await rated('One', [[5, 1]]);
    await rated('Forty', [
      [5, 32],
      [4, 8],
    ]);
    assert.deepEqual(await names(), ['Forty', 'One', 'New', 'Bad']);
  });

  test('the mean of the site is kept, and only firms with reviews are written when it moves', async () => {
    await sql`update review_mean set rating = 3`.execute(api.db);
    await sql`delete from public_change`.execute(api.db);
    await keepReviewMean(api.db);
    const { rows: changes } = await sql<{ count: number }>`
      select count(*)::integer as count from public_change where kind = 'designer'`.execute(api.db);
    assert.equal(changes[0]?.count, 3);
    const { rows } = await sql<{ name: string; lead: number }>`
      select full_name as name, rating_lead::float as lead from designer_profile order by id`.execute(
      api.db,
    );
    const mean = (6 * 2 + 5 + 32 * 5 + 8 * 4) / 47;
    const lead = (sum: number, count: number) => (sum - count * mean) / (5 + count);
    const expected = { Bad: lead(12, 6), New: 0, One: lead(5, 1), Forty: lead(192, 40) };
    for (const { name, lead: kept } of rows) {
      assert.ok(Math.abs(kept - (expected[name as 'New'] ?? 0)) < 0.002, `${name}: ${kept}`);
    }
    await sql`delete from public_change`.execute(api.db);
    await keepReviewMean(api.db);
    assert.equal((await sql`select from public_change`.execute(api.db)).rows.length, 0);
  });
});
