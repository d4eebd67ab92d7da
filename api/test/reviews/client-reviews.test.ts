import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { eraseAccount } from '../../src/modules/account/deletion.service.ts';
import { lookAfterRequests } from '../../src/modules/requests/look-after-requests.ts';
import { assertMatches } from '../testing/assert-matches.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { clientOpinion, clientReviewCalls } from './client-review-calls.ts';

describe('reviews of firms by clients', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const calls = clientReviewCalls(() => api);
  const { talked, talk, review, list, own, edit, reply, complain, picture, profile, told } = calls;
  const codeOf = (answer: { json: () => { code?: string; codes?: object } }) =>
    answer.json().code ?? answer.json().codes;

  for (const role of ['designer', 'vendor'] as const) {
    test(`a client reviews a ${role}: everybody reads it, rating and count follow, the firm is told`, async () => {
      const pair = await talked(role);
      const created = await review(pair.client, pair.requestId);
      assert.equal(created.statusCode, 201, created.body);
      assertMatches('ClientReview', created.json());
      assert.partialDeepStrictEqual(created.json(), {
        ...clientOpinion,
        [role]: pair.firmId,
        relation: 'consulted',
        status: 'shown',
        is_own: true,
        is_editable: true,
        answer: null,
        pictures: [],
      });
      const page = await list(pair);
      assertMatches('ClientReviewPage', page);
      assert.equal(page.results[0].is_own, false);
      assert.deepEqual(page.summary, {
        count: 1,
        rating: 4,
        design_rating: 5,
        communication_rating: 4,
        time_rating: 3,
        value_rating: 4,
        recommend_percent: 100,
      });
      const kept = await profile(pair);
      const [rating, count] =
        role === 'vendor' ? ['client_rating', 'client_reviews_count'] : ['rating', 'reviews_count'];
      assert.deepEqual([Number(kept[rating]), kept[count]], [4, 1]);
      assert.ok((await told(pair.firm)).includes('review-received'));
      assert.match((await calls.subjects(pair.firm)).join(), /has reviewed you/);
    });
  }

  test('everybody is told the first name and a letter; the firm knows whom it talks to', async () => {
    const pair = await talked();
    await sql`update account set first_name = 'Kavya', last_name = 'Iyer' where id = ${pair.client.id}`.execute(
      api.db,
    );
    assert.equal((await review(pair.client, pair.requestId)).json().author_name, 'Kavya I.');
  });

  test('clients and designers count apart on a vendor', async () => {
    const pair = await talked('vendor');
    await review(pair.client, pair.requestId, { rating: 2 });
    const fern = await calls.person();
    assert.equal((await calls.write(fern, pair.firmId)).statusCode, 201);
    const kept = await profile(pair);
    assert.partialDeepStrictEqual(kept, { reviews_count: 1, client_reviews_count: 1 });
    assert.deepEqual([Number(kept.rating), Number(kept.client_rating)], [4, 2]);
    const byDesigners = await calls.page(pair.firmId);
    assert.equal(byDesigners.summary.count, 1);
    assert.deepEqual(Object.keys(byDesigners.results[0]).includes('design_rating'), false);
    assert.equal((await list(pair)).summary.count, 1);
  });

  test('it is possible from the first message of both on', async () => {
    const { client, firm, id, requestId, firmId } = await talk();
    const pair = { client, firm, id, requestId, firmId, role: 'designer' as const };
    const early = await review(client, requestId);
    assert.deepEqual([early.statusCode, codeOf(early)], [403, 'both_must_write']);
    assert.partialDeepStrictEqual(await own(pair, client), {
      request: null,
      refusal: 'both_must_write',
    });
    await calls.talkSend(client, id);
    assert.equal((await review(client, requestId)).statusCode, 403);
    await calls.talkSend(firm, id);
    assert.partialDeepStrictEqual(await own(pair, client), { request: requestId, refusal: null });
    assert.equal((await calls.read(client, id)).review, 'possible');
    assert.equal((await calls.read(firm, id)).review, null);
    assert.equal((await review(client, requestId)).statusCode, 201);
    assert.equal((await calls.read(client, id)).review, 'written');
    const sent = await api.get('/api/client/connection-requests/', client.headers);
    assert.equal(sent.json()[0].review, 'written');
  });

  test('a request that was not approved, or is of another, gives no review', async () => {
    const meera = await calls.client();
    const firm = await calls.firm('designer');
    const asked = await calls.connect(meera, { designer: firm.id });
    const pending = await review(meera, asked.json().id);
    assert.deepEqual([pending.statusCode, codeOf(pending)], [403, 'request_not_approved']);
    const pair = await talked();
    assert.equal((await review(meera, pair.requestId)).statusCode, 404);
    assert.equal((await review(meera, 999_999)).statusCode, 404);
    assert.equal((await review(pair.firm, pair.requestId)).statusCode, 403);
  });

  test('once per request, also where two are sent at once or one is sent again', async () => {
    const pair = await talked();
    const both = await Promise.all([
      review(pair.client, pair.requestId),
      review(pair.client, pair.requestId),
    ]);
    assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [201, 400]);
    const again = await review(pair.client, pair.requestId);
    assert.deepEqual(codeOf(again), { non_field_errors: ['request_reviewed'] });
    assert.equal((await list(pair)).count, 1);
  });

  test('it is edited for 30 days', async () => {
    const pair = await talked();
    const { id } = (await review(pair.client, pair.requestId)).json();
    const changed = await edit(pair.client, id, { rating: 1, would_recommend: false });
    assert.equal(changed.statusCode, 200, changed.body);
    assert.ok(changed.json().edited_at);
    assert.equal(Number((await profile(pair)).rating), 1);
    const age = (days: string) =>
      sql`update vendor_review set created_at = now() - ${days}::interval where id = ${id}`.execute(
        api.db,
      );
    await age('29 days 23 hours');
    assert.equal((await edit(pair.client, id, { rating: 2 })).statusCode, 200);
    await age('30 days 1 minute');
    const late = await edit(pair.client, id, { rating: 3 });
    assert.deepEqual([late.statusCode, codeOf(late)], [409, 'review_too_old']);
    assert.equal((await own(pair, pair.client)).review.is_editable, false);
    assert.equal((await edit(await calls.client(), id, { rating: 3 })).statusCode, 403);
  });

  test('what is not a review is refused by its field, and nothing is stored', async () => {
    const pair = await talked();
    const cases: [object, string][] = [
      [{ review_text: 'x'.repeat(19) }, 'review_text'],
      [{ review_text: ' '.repeat(40) }, 'review_text'],
      [{ review_text: '\u200b\u2800'.repeat(20) }, 'review_text'],
      [{ rating: 0 }, 'rating'],
      [{ rating: 6 }, 'rating'],
      [{ design_rating: 4.5 }, 'design_rating'],
      [{ time_rating: null }, 'time_rating'],
      [{ pictures: ['10000000-0000-4000-8000-000000000000'] }, 'pictures'],
      [{ pictures: ['nonsense'] }, 'pictures'],
    ];
    for (const [more, field] of cases) {
      const refused = await review(pair.client, pair.requestId, more);
      assert.equal(refused.statusCode, 400, JSON.stringify(more));
      assert.deepEqual(Object.keys(refused.json().codes), [field], JSON.stringify(more));
    }
    assert.equal((await list(pair)).count, 0);
    const devanagari = { review_text: 'बहुत अच्छा काम किया, धन्यवाद' };
    assert.equal((await review(pair.client, pair.requestId, devanagari)).statusCode, 201);
  });

  test('pictures are the author’s own, in their order, and go when they are taken out', async () => {
    const pair = await talked();
    const [first, second] = [await picture(pair.client, 20), await picture(pair.client, 200)];
    const stranger = await picture(await calls.client(), 90);
    const refused = await review(pair.client, pair.requestId, { pictures: [stranger.id] });
    assert.deepEqual(codeOf(refused), { pictures: ['does_not_exist'] });
    const made = await review(pair.client, pair.requestId, { pictures: [second.id, first.id] });
    const urls = (answer: { pictures: { url: string }[] }) => answer.pictures.map(({ url }) => url);
    assert.deepEqual(urls(made.json()), [second.url, first.url]);
    assert.equal((await api.get(first.url)).statusCode, 200);
    const changed = await edit(pair.client, made.json().id, { pictures: [second.id] });
    assert.deepEqual(urls(changed.json()), [second.url]);
    assert.ok(changed.json().edited_at);
    assert.equal((await api.get(first.url)).statusCode, 404);
  });

  test('the firm answers, and the client is told once', async () => {
    const pair = await talked();
    const { id } = (await review(pair.client, pair.requestId)).json();
    const answered = await reply(pair.firm, id);
    assert.equal(answered.statusCode, 200, answered.body);
    assert.equal(answered.json().answer.text, 'Thank you.');
    await reply(pair.firm, id, { text: 'Thank you, again.' });
    const times = (await told(pair.client)).filter((event) => event === 'review-answered');
    assert.equal(times.length, 1);
    assert.equal((await reply((await talked()).firm, id)).statusCode, 403);
    assert.equal((await calls.answer(pair.firm, id, { text: 'By the other way' })).statusCode, 403);
    assert.equal((await complain(pair.firm, id)).statusCode, 204);
  });

  test('operators see which kind it is and hide it: it counts nowhere, and only its author sees it', async () => {
    const pair = await talked();
    const { id } = (await review(pair.client, pair.requestId)).json();
    await complain(pair.firm, id);
    const operator = await calls.operator();
    const queue = await calls.reported(operator);
    assertMatches('ReportedReviewPage', queue);
    const [waiting] = queue.results.filter((one: { id: number }) => one.id === id);
    assert.partialDeepStrictEqual(waiting, {
      by: 'client',
      firm: { kind: 'designer', id: pair.firmId },
      title: null,
    });
    assert.equal((await calls.decide(operator, id, 'hide')).statusCode, 200);
    assert.equal((await list(pair)).count, 0);
    assert.equal((await list(pair, '', pair.client)).results[0].status, 'hidden');
    assert.partialDeepStrictEqual(await profile(pair), { reviews_count: 0 });
    assert.equal((await edit(pair.client, id, { rating: 5 })).statusCode, 409);
    assert.ok((await told(pair.client)).includes('review-hidden'));
  });

  test('it waits for the address of its author, and for nothing else', async () => {
    const { client, firm, id, requestId, firmId } = await talk();
    const pair = { client, firm, id, requestId, firmId, role: 'designer' as const };
    await calls.talkSend(client, id);
    await calls.talkSend(firm, id);
    const waiting = (await review(client, requestId)).json();
    assert.deepEqual([waiting.status, waiting.waits_for], ['waiting', ['address']]);
    assert.equal((await list(pair)).count, 0);
    assert.deepEqual((await told(firm)).includes('review-received'), false);
    await calls.verifyByMail(client as never);
    assert.equal((await list(pair)).count, 1);
    assert.ok((await told(firm)).includes('review-received'));
  });

  test('one by the mailbox of the firm itself waits for an operator', async () => {
    const pair = await talked();
    await sql`update account set email = 'studio.one@gmail.com' where id = ${pair.firm.id}`.execute(
      api.db,
    );
    await sql`update account set email = 'studioone+me@gmail.com' where id = ${pair.client.id}`.execute(
      api.db,
    );
    const made = (await review(pair.client, pair.requestId)).json();
    assert.deepEqual([made.status, made.waits_for], ['waiting', ['operator']]);
    assert.equal((await list(pair)).count, 0);
  });

  test('a firm that is closed meanwhile is not reviewed', async () => {
    const pair = await talked();
    await sql`update designer_profile set is_verified = false where id = ${pair.firmId}`.execute(
      api.db,
    );
    const refused = await review(pair.client, pair.requestId);
    assert.deepEqual([refused.statusCode, codeOf(refused)], [409, 'firm_not_open']);
  });

  test('the list is ordered by time or by rating', async () => {
    const pair = await talked();
    const { id } = (await review(pair.client, pair.requestId)).json();
    await sql`insert into vendor_review (client_of_designer_id, rating, review_text, communication_rating,
        value_rating, design_rating, time_rating, created_at)
      select ${pair.firmId}, stars, 'Long enough to be of use.', 4, 4, 4, 4, now() - interval '1 day'
      from unnest(array[1, 5]) as stars`.execute(api.db);
    const ratings = async (query: string) =>
      (await list(pair, query)).results.map(({ rating }: { rating: number }) => rating);
    assert.deepEqual(await ratings('&sort=highest'), [5, 4, 1]);
    assert.deepEqual(await ratings('&sort=lowest'), [1, 4, 5]);
    assert.equal((await list(pair)).results[0].id, id);
    assert.equal((await api.get('/api/reviews/')).statusCode, 400);
  });

  test('a client is asked once, a week after both have written, unless a review is there', async () => {
    const [quiet, busy] = [await talked('vendor'), await talked()];
    await review(busy.client, busy.requestId);
    await lookAfterRequests(api.db, '');
    assert.equal((await told(quiet.client)).includes('review-possible'), false);
    await sql`update conversation set both_wrote_at = now() - interval '8 days'`.execute(api.db);
    await lookAfterRequests(api.db, '');
    await lookAfterRequests(api.db, '');
    const asked = (await told(quiet.client)).filter((event) => event === 'review-possible');
    assert.equal(asked.length, 1);
    assert.equal((await told(busy.client)).includes('review-possible'), false);
    const { results } = (await api.get('/api/notifications/', quiet.client.headers)).json();
    const [entry] = results.filter(({ path }: { path: string }) => path.includes('client-review'));
    assert.equal(entry.path, `/vendors/${quiet.firmId}?show=reviews&from=clients&client-review=1`);
  });

  test('an export has it on both sides; an erasure leaves the text without name and pictures', async () => {
    const pair = await talked();
    const { id: pictureId, url } = await picture(pair.client, 120);
    const { id } = (await review(pair.client, pair.requestId, { pictures: [pictureId] })).json();
    const exported = async (who: typeof pair.client) =>
      (await api.get('/api/auth/me/export/', who.headers)).json();
    const written = await exported(pair.client);
    assert.equal(written.reviews_written[0].client_of_designer_id, pair.firmId);
    assert.equal(written.review_pictures[0].path, url);
    const received = await exported(pair.firm);
    assert.equal(received.designer_profile.client_reviews_received[0].id, id);
    await sql`update account set is_active = false, deactivated_at = now() where id = ${pair.client.id}`.execute(
      api.db,
    );
    const { blobs, documents } = api;
    const authorKeys = [Buffer.alloc(32)] as never;
    const transport = { forget: async () => undefined } as never;
    await eraseAccount({ db: api.db, blobs, documents, transport, authorKeys }, pair.client.id);
    const [left] = (await list(pair)).results;
    assert.partialDeepStrictEqual(left, { id, author_name: 'Former member', pictures: [] });
    assert.equal((await api.get(url)).statusCode, 404);
  });
});
