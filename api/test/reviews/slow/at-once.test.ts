import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { countBlocked } from '../../testing/count-blocked.ts';
import { signUp } from '../../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { reviewCalls, type SignedIn } from '../review-calls.ts';

describe('reviews of a vendor at the same moment', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { person, newcomer, vendor, verifyProfile, ...calls } = reviewCalls(() => api);
  const { write, list, card, verifyByMail, unverified } = calls;

  /** Starts calls one after another while the vendor's reviews are locked, so that all are under way before one ends. */
  async function atOnce(vendorId: number, ...started: (() => Promise<void>)[]): Promise<void> {
    const results: Promise<void>[] = [];
    await api.db.transaction().execute(async (transaction) => {
      await sql`select from vendor_profile where id = ${vendorId} for no key update`.execute(
        transaction,
      );
      for (const start of started) {
        let hasEnded = false;
        const result = start().finally(() => {
          hasEnded = true;
        });
        result.catch(() => undefined);
        results.push(result);
        while (!hasEnded && (await countBlocked(api.db)) < results.length) await setTimeout(5);
      }
    });
    await Promise.all(results);
  }

  const writing = (who: SignedIn, vendorId: number, status: number) => async () =>
    assert.equal((await write(who, vendorId)).statusCode, status);

  /** A mailbox with two accounts of which the second has a review that waits for its address only. */
  async function twoOfOneMailbox(vendorId: number) {
    const owner = await person();
    const email = owner.email.replace('@', '+second@');
    const second = await signUp(api, 'designer', 'Studio Fern', email);
    await verifyProfile(second.id);
    await write(second, vendorId);
    return { owner, second };
  }

  test('a mailbox that writes while its other account is verified has one that is shown', async () => {
    const tiles = await vendor();
    const { owner, second } = await twoOfOneMailbox(tiles.id);
    await atOnce(tiles.id, writing(owner, tiles.id, 201), () => verifyByMail(second));
    assert.deepEqual(await card(tiles.id), { rating: 4, reviews_count: 1 });
    const [held] = (await list(tiles.id, second)).filter(
      ({ is_own }: { is_own: boolean }) => is_own,
    );
    assert.deepEqual(held.waits_for, ['operator']);
  });

  test('so has one whose other account is verified while it writes', async () => {
    const tiles = await vendor();
    const { owner, second } = await twoOfOneMailbox(tiles.id);
    await atOnce(tiles.id, () => verifyByMail(second), writing(owner, tiles.id, 400));
    assert.deepEqual(await card(tiles.id), { rating: 4, reviews_count: 1 });
  });

  test('two accounts of a mailbox that are verified together have one that is shown', async () => {
    const tiles = await vendor();
    const { second } = await twoOfOneMailbox(tiles.id);
    const email = second.email.replace('+second@', '+third@');
    const third = await signUp(api, 'designer', 'Studio Fern', email);
    await verifyProfile(third.id);
    await write(third, tiles.id);
    const verifyLast = () => verifyByMail(third);
    await atOnce(tiles.id, () => verifyByMail(second), verifyLast);
    assert.deepEqual(await card(tiles.id), { rating: 4, reviews_count: 1 });
  });

  test('a review that is held with a burst while its author is verified is not shown', async () => {
    const [tiles, last] = [await vendor(), await newcomer()];
    const { author, verify } = await unverified();
    await write(author, tiles.id);
    await verifyByMail(author);
    for (const one of [await newcomer(), await newcomer()]) await write(one, tiles.id);
    await atOnce(tiles.id, writing(last, tiles.id, 201), verify);
    assert.deepEqual(await list(tiles.id), []);
    assert.deepEqual(await card(tiles.id), { rating: 0, reviews_count: 0 });
  });

  test('of four by young accounts that are verified, one is held', async () => {
    const tiles = await vendor();
    const authors = await Promise.all(Array.from({ length: 4 }, () => newcomer()));
    for (const one of authors) {
      await verifyProfile(one.id);
      await verifyByMail(one);
    }
    await atOnce(tiles.id, ...authors.map((one) => writing(one, tiles.id, 201)));
    assert.deepEqual(await card(tiles.id), { rating: 4, reviews_count: 3 });
  });
});
