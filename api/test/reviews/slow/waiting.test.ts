import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { readSettings } from '@aangan/server';
import { sql } from 'kysely';
import { apiSettings } from '../../../src/config.ts';
import { sweepRecords } from '../../../src/sweep-records.ts';
import { deletionCalls } from '../../account/deletion-calls.ts';
import { assertMatches } from '../../testing/assert-matches.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { reviewCalls } from '../review-calls.ts';

describe('reviews that wait', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { person, newcomer, vendor, operator, verifyProfile, ...calls } = reviewCalls(() => api);
  const { write, change, list, page, check, answer, report, reported, decide, card, subjects } =
    calls;
  const { verifyByMail, unverified } = calls;
  const { remove } = deletionCalls(() => api);

  /** Verifies an address that is verified no more. */
  async function askAgain(author: { email: string; headers: { authorization: string } }) {
    const sent = await api.post('/api/auth/email/resend/', {}, { headers: author.headers });
    assert.ok(sent.statusCode < 300, sent.body);
    await verifyByMail(author);
  }

  async function endAccount(who: { headers: { authorization: string } }) {
    await remove(who.headers);
    await api.runJobs();
  }

  test('of nine sign-ups without verified address and profile none counts or is seen', async () => {
    const [tiles, staff] = [await vendor(), await operator()];
    await write(await person(), tiles.id, { rating: 5 });
    for (const at of Array(9).keys()) {
      const author = await newcomer('designer', `New ${at}`);
      const created = await write(author, tiles.id, { rating: 1 });
      assert.equal(created.statusCode, 201);
      assertMatches('VendorReview', created.json());
      const { status, waits_for } = created.json();
      assert.deepEqual([status, waits_for.slice(0, 2)], ['waiting', ['address', 'profile']]);
      assert.equal((await list(tiles.id, author)).length, 2, 'its author sees it');
      assert.equal((await check(author, tiles.id)).json().review.status, 'waiting');
    }
    for (const reader of [undefined, tiles.owner, staff]) {
      assert.equal((await list(tiles.id, reader)).length, 1);
      const { count, summary } = await page(tiles.id, 'page=1', reader);
      assert.deepEqual([count, summary.count, summary.rating], [1, 1, 5]);
    }
    assert.deepEqual(await card(tiles.id), { rating: 5, reviews_count: 1 });
    assert.equal((await subjects(tiles.owner)).length, 1);
  });

  for (const order of ['address', 'profile']) {
    test(`a review appears by itself once both are verified, the ${order} first`, async () => {
      const [{ author, verify }, tiles] = [await unverified(), await vendor()];
      const { id } = (await write(author, tiles.id)).json();
      const steps = [() => verifyByMail(author), verify];
      const [first, second] = order === 'address' ? steps : steps.reverse();
      await first?.();
      const [seen] = await list(tiles.id, author);
      const left = order === 'address' ? 'profile' : 'address';
      assert.deepEqual([seen.status, seen.waits_for], ['waiting', [left]]);
      assert.deepEqual(await card(tiles.id), { rating: 0, reviews_count: 0 });
      await second?.();
      const [shown] = await list(tiles.id);
      assert.deepEqual([shown.id, shown.status, shown.waits_for], [id, 'shown', []]);
      assert.deepEqual(await card(tiles.id), { rating: 4, reviews_count: 1 });
      assert.deepEqual(await subjects(tiles.owner), ['Studio Fern has reviewed you']);
    });
  }

  test('a review that is written while its author is verified does not wait for ever', async () => {
    const tiles = await vendor();
    for (const round of Array(5).keys()) {
      const { author, verify } = await unverified();
      await verifyByMail(author);
      await Promise.all([write(author, tiles.id), verify()]);
      const [newest] = await list(tiles.id, author);
      assert.deepEqual(
        newest.waits_for.filter((one: string) => one !== 'operator'),
        [],
        String(round),
      );
    }
  });

  test('a review that waits can be changed by its author, and by nobody answered or reported', async () => {
    const [author, tiles] = [await newcomer(), await vendor()];
    const { id } = (await write(author, tiles.id)).json();
    assert.equal((await change(author, id, { rating: 2 })).json().rating, 2);
    assert.equal((await answer(tiles.owner, id, { text: 'Thank you.' })).statusCode, 404);
    assert.equal((await report(tiles.owner, id)).statusCode, 404);
  });

  for (const what of ['address', 'profile']) {
    test(`an edit by an author whose ${what} is verified no more waits, and is told to no vendor`, async () => {
      const [{ author, verify }, tiles] = [await unverified(), await vendor()];
      await verifyByMail(author);
      await verify();
      const { id } = (await write(author, tiles.id)).json();
      const stored = what === 'address' ? 'account' : 'designer_profile';
      const column = what === 'address' ? sql`email_verified_at = null` : sql`is_verified = false`;
      const owner = sql.ref(what === 'address' ? 'id' : 'account_id');
      await sql`update ${sql.table(stored)} set ${column} where ${owner} = ${author.id}`.execute(
        api.db,
      );
      assert.equal((await change(author, id, { rating: 4 })).json().status, 'shown', 'the same');
      const edited = (await change(author, id, { rating: 1 })).json();
      assert.deepEqual([edited.status, edited.waits_for, edited.rating], ['waiting', [what], 1]);
      assert.deepEqual(await list(tiles.id), []);
      assert.deepEqual(await card(tiles.id), { rating: 0, reviews_count: 0 });
      await (what === 'address' ? askAgain(author) : verify());
      assert.deepEqual(await card(tiles.id), { rating: 1, reviews_count: 1 });
      assert.deepEqual(await subjects(tiles.owner), ['Studio Fern has reviewed you']);
    });
  }

  test('the fourth review of a vendor from one network within a day waits for an operator', async () => {
    const [tiles, staff] = [await vendor(), await operator()];
    const from = (address: string) => async () => ({ ...(await person()), network: address });
    const near = ['10.77.1.3', '10.77.1.4', '10.77.1.200', '10.77.1.201'].map(from);
    const statuses = [];
    for (const one of near) statuses.push((await write(await one(), tiles.id)).json().status);
    assert.deepEqual(statuses, ['shown', 'shown', 'shown', 'waiting']);
    const elsewhere = await write(await from('10.78.1.3')(), tiles.id);
    assert.equal(elsewhere.json().status, 'shown');
    const { results } = await reported(staff, '?show=waiting&page_size=48');
    const held = results.find((one: { vendor: number }) => one.vendor === tiles.id);
    assertMatches('ReportedReview', held);
    assert.deepEqual([held.waits_for, held.reports], [['operator'], []]);
    assert.deepEqual(await card(tiles.id), { rating: 4, reviews_count: 4 });
    const kept = await decide(staff, held.id, 'keep');
    assert.equal(kept.json().status, 'shown');
    assert.deepEqual(await card(tiles.id), { rating: 4, reviews_count: 5 });
    assert.equal((await subjects(tiles.owner)).length, 5);
  });

  test('so does the fourth by a young account from anywhere, with those of them that still wait', async () => {
    const [tiles, staff] = [await vendor(), await operator()];
    const authors = await Promise.all(Array.from({ length: 4 }, () => newcomer()));
    for (const author of authors) await write(author, tiles.id);
    for (const author of authors) {
      assert.deepEqual((await list(tiles.id, author))[0].waits_for.at(-1), 'operator');
      await verifyProfile(author.id);
      await verifyByMail(author);
    }
    assert.deepEqual(await card(tiles.id), { rating: 0, reviews_count: 0 });
    const [{ id }] = await list(tiles.id, authors[0]);
    assert.equal((await decide(staff, id, 'hide', 'A burst.')).json().status, 'hidden');
    assert.deepEqual(await card(tiles.id), { rating: 0, reviews_count: 0 });
  });

  test('sign-ups that nobody verified hold no review by an author who is verified', async () => {
    const [tiles, author, network] = [await vendor(), await newcomer(), '10.79.1.3'];
    const strangers = await Promise.all(Array.from({ length: 4 }, () => newcomer()));
    for (const stranger of strangers) await write({ ...stranger, network }, tiles.id);
    await verifyProfile(author.id);
    await verifyByMail(author);
    const written = (await write({ ...author, network }, tiles.id)).json();
    assert.deepEqual([written.status, written.waits_for], ['shown', []]);
    const [own] = (await list(tiles.id, strangers[0])).slice(-1);
    assert.equal(own.waits_for.at(-1), 'operator', 'but they are held themselves');
  });

  test('no more than three of a burst appear by themselves, whenever their authors are verified', async () => {
    const [tiles, network] = [await vendor(), '10.80.1.3'];
    const early = await Promise.all(Array.from({ length: 2 }, () => newcomer()));
    for (const one of early) await write({ ...one, network }, tiles.id);
    const [first] = early;
    assert.ok(first);
    const verifyBoth = async (one: typeof first) => {
      await verifyProfile(one.id);
      await verifyByMail(one);
    };
    await verifyBoth(first);
    const statuses = [];
    for (const _ of Array(3).keys()) {
      const written = await write({ ...(await person()), network }, tiles.id);
      statuses.push(written.json().status);
    }
    assert.deepEqual(statuses, ['shown', 'shown', 'waiting']);
    for (const one of early.slice(1)) await verifyBoth(one);
    assert.equal((await card(tiles.id)).reviews_count, 3);
  });

  test('keeping a review of an author who is not verified yet leaves it waiting for that alone', async () => {
    const [tiles, staff] = [await vendor(), await operator()];
    const authors = await Promise.all(Array.from({ length: 4 }, () => newcomer()));
    for (const author of authors) await write(author, tiles.id);
    const [first] = authors;
    assert.ok(first);
    const [{ id }] = await list(tiles.id, first);
    const kept = (await decide(staff, id, 'keep')).json();
    assert.deepEqual([kept.status, kept.waits_for], ['waiting', ['address', 'profile']]);
    await verifyProfile(first.id);
    await verifyByMail(first);
    assert.deepEqual(await card(tiles.id), { rating: 4, reviews_count: 1 });
  });

  test('networks are kept for a day, and codes of authors for a year', async () => {
    const [author, tiles] = [await person(), await vendor()];
    const { id } = (await write(author, tiles.id)).json();
    await endAccount(author);
    const settings = readSettings(apiSettings, {});
    const sweep = () =>
      sweepRecords({
        database: api.database,
        blobs: api.blobs,
        mailDirectory: api.mailDirectory,
        settings,
      });
    const count = async (table: 'review_origin' | 'review_author') =>
      (await api.db.selectFrom(table).select('review_id').where('review_id', '=', id).execute())
        .length;
    await sweep();
    assert.deepEqual([await count('review_origin'), await count('review_author')], [1, 1]);
    await sql`update vendor_review set created_at = now() - interval '25 hours' where id = ${id}`.execute(
      api.db,
    );
    await sql`update review_author set forget_at = forget_at - interval '1 year' where review_id = ${id}`.execute(
      api.db,
    );
    await sweep();
    assert.deepEqual([await count('review_origin'), await count('review_author')], [0, 0]);
  });
});
