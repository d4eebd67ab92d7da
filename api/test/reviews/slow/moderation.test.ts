import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { problemCodes } from '@aangan/domain';
import { assertMatches } from '../../testing/assert-matches.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { withCodes } from '../../testing/with-codes.ts';
import { opinion, reviewCalls } from '../review-calls.ts';

describe('reported reviews', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const calls = reviewCalls(() => api);
  const { person, vendor, operator, write, change, list, page, check } = calls;
  const { report, reported, decide, card, subjects } = calls;

  /** A review of a vendor that a client has reported. */
  async function reportedReview(rating = 1) {
    const [author, tiles, client] = [await person(), await vendor(), await person('client')];
    const { id } = (await write(author, tiles.id, { rating })).json();
    const answer = await report(client, id, { reason: 'offensive', text: 'Rude words.' });
    assert.deepEqual([answer.statusCode, answer.body], [204, '']);
    return { id, author, tiles, client };
  }
  const inQueue = async (staff: Awaited<ReturnType<typeof operator>>, id: number, query = '') =>
    (await reported(staff, `?page_size=48${query}`)).results.find(
      (review: { id: number }) => review.id === id,
    );

  test('a report waits in the operators’ queue with its reason, text and sender', async () => {
    const [{ id }, staff] = [await reportedReview(), await operator()];
    assertMatches('ReportedReviewPage', await reported(staff));
    const waiting = await inQueue(staff, id);
    assert.equal(waiting.vendor_name, 'Terra Tiles');
    assert.equal(waiting.designer_name, 'Studio Fern');
    const [{ reason, text, reporter_name }] = waiting.reports;
    assert.deepEqual(
      [reason, text, reporter_name],
      ['offensive', 'Rude words.', 'Studio Fern Person'],
    );
  });

  test('a review that the reader has reported is marked for the reader alone', async () => {
    const { tiles, client } = await reportedReview();
    const isReportedFor = async (reader?: typeof client) =>
      (await list(tiles.id, reader)).map((review: { is_reported: boolean }) => review.is_reported);
    assert.deepEqual(await isReportedFor(client), [true]);
    assert.deepEqual(await isReportedFor(await person('client')), [false]);
    assert.deepEqual(await isReportedFor(), [false]);
  });

  test('the review that waits longest comes first, however many reports follow', async () => {
    const staff = await operator();
    const [first, second] = [await reportedReview(), await reportedReview()];
    await report(await person('vendor'), first.id);
    const { results } = await reported(staff, '?page_size=48');
    const places = [first, second].map(({ id }) =>
      results.findIndex((review: { id: number }) => review.id === id),
    );
    assert.ok(Number(places[0]) < Number(places[1]));
    assert.equal((await inQueue(staff, first.id)).reports.length, 2);
  });

  test('a report has a reason of the list, and says more where the reason is another one', async () => {
    const { id } = await reportedReview();
    const client = await person('client');
    const cases = [
      [{}, { reason: ['This field is required.'] }],
      [{ reason: '' }, { reason: ['Please choose a reason'] }],
      [{ reason: 'boring' }, { reason: ['"boring" is not a valid choice.'] }],
      [{ reason: 'other' }, { text: ['Please describe what is wrong'] }],
      [
        { reason: 'other', text: 'x'.repeat(2_001) },
        { text: ['Ensure this field has no more than 2000 characters.'] },
      ],
    ] as const;
    for (const [body, messages] of cases) {
      const refused = await report(client, id, body);
      assert.deepEqual([refused.statusCode, refused.json()], [400, withCodes(messages)]);
    }
    const taken = await report(client, id, { reason: 'other', text: 'It names my client.' });
    assert.equal(taken.statusCode, 204);
  });

  test('an account reports a review once, ten at once too, and a retry with its key is no second', async () => {
    const own = await startTestApi({ reportsPerAccount: 100 });
    try {
      const ownCalls = reviewCalls(() => own);
      const author = await ownCalls.person();
      const { id } = (await ownCalls.write(author, (await ownCalls.vendor()).id)).json();
      const client = await ownCalls.person('client');
      const tries = Array.from({ length: 10 }, () => ownCalls.report(client, id));
      const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode).sort();
      assert.deepEqual(statuses, [204, ...Array(9).fill(400)]);
      assert.deepEqual(
        (await ownCalls.report(client, id)).json(),
        withCodes({ non_field_errors: ['You have already reported this review.'] }),
      );
      const retrying = await ownCalls.person('client');
      const headers = { ...retrying.headers, 'idempotency-key': randomUUID() };
      for (const time of [1, 2]) {
        const answer = await ownCalls.report({ ...retrying, headers }, id);
        assert.equal(answer.statusCode, 204, String(time));
      }
    } finally {
      await own.stop();
    }
  });

  test('an account reports at most five reviews in a quarter of an hour', async () => {
    const [client, tiles] = [await person('client'), await vendor()];
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const { id } = (await write(await person(), tiles.id)).json();
      statuses.push((await report(client, id)).statusCode);
    }
    assert.deepEqual(statuses, [204, 204, 204, 204, 204, 429]);
  });

  test('the own review cannot be reported, the vendor may report it', async () => {
    const [fern, tiles] = [await person(), await vendor()];
    const { id } = (await write(fern, tiles.id)).json();
    assert.equal((await report(fern, id)).statusCode, 403);
    assert.equal((await report(tiles.owner, id)).statusCode, 204);
  });

  test('a hidden review counts in nothing and is shown to its author only', async () => {
    const [{ id, author, tiles, client }, staff] = [await reportedReview(1), await operator()];
    await write(await person(), tiles.id, { rating: 5 });
    assert.deepEqual(await card(tiles.id), { rating: 3, reviews_count: 2 });
    const hidden = await decide(staff, id, 'hide', 'Rude words.');
    assert.equal(hidden.statusCode, 200);
    assertMatches('ReportedReview', hidden.json());
    assert.deepEqual([hidden.json().status, hidden.json().hidden_why], ['hidden', 'Rude words.']);
    assert.deepEqual(await card(tiles.id), { rating: 5, reviews_count: 1 });
    for (const reader of [undefined, client, tiles.owner, staff]) {
      assert.equal((await list(tiles.id, reader)).length, 1);
      const { count, summary } = await page(tiles.id, 'page=1', reader);
      assert.deepEqual([count, summary.count, summary.rating], [1, 1, 5]);
    }
    const own = await page(tiles.id, 'page=1', author);
    assert.deepEqual([own.count, own.summary.count], [2, 1]);
    const seen = own.results.find((review: { id: number }) => review.id === id);
    assert.deepEqual([seen.status, seen.is_own], ['hidden', true]);
    assert.equal((await check(author, tiles.id)).json().review.status, 'hidden');
  });

  test('a hidden review cannot be changed, so that what is shown again is what was judged', async () => {
    const [{ id, author, tiles }, staff] = [await reportedReview(), await operator()];
    await decide(staff, id, 'hide');
    const answer = await change(author, id, {
      review_text: 'Words that no operator has read yet.',
    });
    assert.equal(answer.statusCode, 409);
    const detail = problemCodes.review_hidden.sentence;
    assert.deepEqual(answer.json(), { detail, code: 'review_hidden' });
    assert.deepEqual(await list(tiles.id), []);
    assert.deepEqual(await card(tiles.id), { rating: 0, reviews_count: 0 });
    assert.equal((await write(author, tiles.id)).statusCode, 400, 'nor can it be written again');
    await decide(staff, id, 'keep');
    const [shown] = await list(tiles.id);
    assert.equal(shown.review_text, opinion.review_text);
    assert.equal(
      (await change(author, id, { rating: 5 })).statusCode,
      200,
      'once it is shown again',
    );
  });

  test('hiding tells the author and those who reported, and empties the queue', async () => {
    const [{ id, author, client, tiles }, staff] = [await reportedReview(), await operator()];
    await report(tiles.owner, id);
    await decide(staff, id, 'hide', 'Rude words.');
    assert.equal(await inQueue(staff, id), undefined);
    assert.equal((await inQueue(staff, id, '&show=hidden')).id, id);
    assert.deepEqual(await subjects(author), ['Your review of Terra Tiles is hidden']);
    assert.deepEqual(await subjects(client), ['Your report of a review of Terra Tiles']);
    assert.equal((await subjects(tiles.owner)).at(-1), 'Your report of a review of Terra Tiles');
    const { body_text } = await api.db
      .selectFrom('mail')
      .select('body_text')
      .where('account_id', '=', author.id)
      .where('subject', 'like', '%hidden')
      .executeTakeFirstOrThrow();
    assert.match(body_text, /Rude words\./);
    await decide(staff, id, 'hide');
    assert.equal((await subjects(author)).length, 1, 'hiding it again changes nothing');
  });

  test('keeping empties the queue and tells both sides; a new report opens it again', async () => {
    const [{ id, author, client, tiles }, staff] = [await reportedReview(2), await operator()];
    const kept = await decide(staff, id, 'keep', 'It is an opinion.');
    assert.deepEqual([kept.json().status, kept.json().reports], ['shown', []]);
    assert.equal(await inQueue(staff, id), undefined);
    assert.deepEqual(await subjects(author), ['Your review of Terra Tiles stays']);
    assert.deepEqual(await subjects(client), ['Your report of a review of Terra Tiles']);
    assert.deepEqual(await card(tiles.id), { rating: 2, reviews_count: 1 });
    await report(await person('client'), id);
    assert.equal((await inQueue(staff, id)).reports.length, 1);
  });

  test('keeping a hidden review shows it again, and it counts again', async () => {
    const [{ id, tiles }, staff] = [await reportedReview(2), await operator()];
    await decide(staff, id, 'hide');
    await decide(staff, id, 'keep');
    assert.equal((await list(tiles.id)).length, 1);
    assert.deepEqual(await card(tiles.id), { rating: 2, reviews_count: 1 });
    assert.equal(await inQueue(staff, id, '&show=hidden'), undefined);
  });

  test('who does not want mails about reviews gets none of them', async () => {
    const [author, tiles, client] = [await person(), await vendor(), await person('client')];
    for (const { headers } of [author, tiles.owner, client]) {
      const payload = { reviews: false };
      await api.call('PATCH', '/api/auth/me/email-preferences/', { payload, headers });
    }
    const { id } = (await write(author, tiles.id)).json();
    await report(client, id);
    await decide(await operator(), id, 'hide');
    for (const who of [author, tiles.owner, client]) assert.deepEqual(await subjects(who), []);
  });

  test('a decision gives its reason, about a review that there is', async () => {
    const [{ id }, staff] = [await reportedReview(), await operator()];
    for (const act of ['hide', 'keep'] as const) {
      assert.deepEqual(
        (await decide(staff, id, act, ' ')).json(),
        withCodes({ why: ['This field may not be blank.'] }),
      );
      assert.equal((await decide(staff, id, act, 'x'.repeat(501))).statusCode, 400);
      assert.equal((await decide(staff, 999_999, act)).statusCode, 404);
    }
    const malformed = await api.post('/api/operator/reviews/x/hide/', { why: 'x' }, staff);
    assert.equal(malformed.statusCode, 404);
    assert.equal((await api.get('/api/operator/reviews/?show=all', staff.headers)).statusCode, 400);
    const { rows } = await api.database.pool.query(
      'select from review_decision where review_id = $1',
      [id],
    );
    assert.equal(rows.length, 0);
  });
});
