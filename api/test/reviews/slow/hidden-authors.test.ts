import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { deletionCalls } from '../../account/deletion-calls.ts';
import { signUp, signUpPassword } from '../../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { reviewCalls, type SignedIn } from '../review-calls.ts';

describe('the mailbox of a hidden review whose author was never verified', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { person, newcomer, vendor, operator, verifyProfile, ...calls } = reviewCalls(() => api);
  const { write, decide, card, list, verifyAddress, verifyByMail } = calls;
  const { remove } = deletionCalls(() => api);

  const shown = { rating: 4, reviews_count: 1 };
  const none = { rating: 0, reviews_count: 0 };
  const registerAgain = (email: string) => signUp(api, 'designer', 'Studio Fern', email);

  async function verified(email: string) {
    const account = await registerAgain(email);
    await verifyAddress(account.id);
    await verifyProfile(account.id);
    return account;
  }

  async function endAccount(who: SignedIn) {
    await remove(who.headers);
    await api.runJobs();
  }

  async function moveTo(who: SignedIn, email: string) {
    const body = { email, password: signUpPassword };
    const moved = await api.post('/api/auth/me/email/', body, { headers: who.headers });
    assert.equal(moved.statusCode, 200, moved.body);
  }

  /** A review of a vendor, by an address that nobody has proved, which an operator has hidden. */
  async function hidden() {
    const [author, tiles, staff] = [await newcomer(), await vendor(), await operator()];
    const { id } = (await write(author, tiles.id)).json();
    assert.equal((await decide(staff, id, 'hide')).json().status, 'hidden');
    return { author, tiles, staff, id };
  }

  for (const what of ['has ended', 'exists']) {
    test(`holds what a new account of it writes, where the first account ${what}`, async () => {
      const { author, tiles, staff } = await hidden();
      if (what === 'has ended') await endAccount(author);
      const again = await registerAgain(author.email.replace('@', '+1@'));
      const written = await write(again, tiles.id);
      assert.equal(written.statusCode, 201, written.body);
      const { id, waits_for } = written.json();
      assert.deepEqual(waits_for, ['address', 'profile', 'operator']);
      await verifyProfile(again.id);
      await verifyByMail(again);
      assert.deepEqual(await card(tiles.id), none);
      await decide(staff, id, 'keep');
      assert.deepEqual(await card(tiles.id), shown);
    });

    test(`holds a verified author’s review until an operator keeps it, where the first account ${what}`, async () => {
      const { author, tiles, staff } = await hidden();
      if (what === 'has ended') await endAccount(author);
      const owner = await verified(author.email.replace('@', '+own@'));
      const { id, status, waits_for } = (await write(owner, tiles.id)).json();
      assert.deepEqual([status, waits_for], ['waiting', ['operator']]);
      assert.equal((await decide(staff, id, 'keep')).json().status, 'shown');
      assert.deepEqual(await card(tiles.id), shown);
      const changed = await calls.change(owner, id, { title: 'Delivered in two weeks' });
      assert.equal(changed.json().status, 'shown');
      const elsewhere = await vendor();
      assert.equal((await write(owner, elsewhere.id)).json().status, 'shown');
    });
  }

  test('holds nothing that an operator has kept, once its author is verified', async () => {
    const { author, tiles, staff } = await hidden();
    const again = await registerAgain(author.email.replace('@', '+1@'));
    const { id } = (await write(again, tiles.id)).json();
    const kept = (await decide(staff, id, 'keep')).json();
    assert.deepEqual(kept.waits_for, ['address', 'profile']);
    await verifyProfile(again.id);
    await verifyByMail(again);
    assert.deepEqual(await card(tiles.id), shown);
  });

  test('holds nothing where an operator shows the review again', async () => {
    const { author, tiles, staff, id } = await hidden();
    await decide(staff, id, 'keep');
    const owner = await verified(author.email.replace('@', '+own@'));
    assert.equal((await write(owner, tiles.id)).json().status, 'shown');
  });

  test('holds what waits already, and what comes to it by a change of the address', async () => {
    const [first, second, tiles] = [await newcomer(), await newcomer(), await vendor()];
    const staff = await operator();
    const { id } = (await write(first, tiles.id)).json();
    const early = await registerAgain(first.email.replace('@', '+1@'));
    for (const one of [early, second]) {
      await verifyProfile(one.id);
      await write(one, tiles.id);
    }
    await decide(staff, id, 'hide');
    const moved = first.email.replace('@', '+2@');
    await moveTo(second, moved);
    await verifyByMail({ email: moved });
    for (const one of [early, second]) {
      const own = (await list(tiles.id, one)).find(
        ({ status }: { status: string }) => status === 'waiting',
      );
      assert.equal(own.waits_for.at(-1), 'operator');
    }
    await verifyByMail(early);
    assert.deepEqual(await card(tiles.id), none);
  });

  test('is the one that it was hidden with: later changes of the address hold back nobody', async () => {
    const { author, tiles } = await hidden();
    const victims = ['one', 'two'].map((name) => `${name}-${author.id}@victims.example`);
    for (const email of victims) await moveTo(author, email.replace('@', '+x@'));
    await endAccount(author);
    for (const email of victims) {
      const written = (await write(await verified(email), tiles.id)).json();
      assert.equal(written.status, 'shown');
    }
    const owner = await verified(author.email.replace('@', '+own@'));
    assert.deepEqual((await write(owner, tiles.id)).json().waits_for, ['operator']);
  });

  test('is also the one that it was written with, and no more than one other', async () => {
    const [author, tiles, staff] = [await newcomer(), await vendor(), await operator()];
    const { id } = (await write(author, tiles.id)).json();
    const early = await registerAgain(author.email.replace('@', '+early@'));
    await write(early, tiles.id);
    const names = ['passing', 'last', 'later'];
    const moves = names.map((name) => `${name}-${author.id}@sign-up.example`);
    const [passing = '', last = '', later = ''] = moves;
    await moveTo(author, passing);
    await moveTo(author, last);
    await decide(staff, id, 'hide');
    await decide(staff, id, 'keep');
    await moveTo(author, later);
    await decide(staff, id, 'hide');
    const [own] = await list(tiles.id, early);
    assert.deepEqual(own.waits_for, ['address', 'profile', 'operator']);
    const statuses = [];
    for (const email of [author.email, passing, last, later]) {
      const owner = await verified(email.replace('@', '+own@'));
      statuses.push((await write(owner, tiles.id)).json().status);
    }
    assert.deepEqual(statuses, ['waiting', 'shown', 'waiting', 'shown']);
  });

  test('holds by the one that it was written with where the author has another, proved, or has left', async () => {
    for (const end of [async () => {}, endAccount]) {
      const [author, tiles, staff] = [await newcomer(), await vendor(), await operator()];
      const { id } = (await write(author, tiles.id)).json();
      await verifyProfile(author.id);
      const moved = `proved-${author.id}@sign-up.example`;
      await moveTo(author, moved);
      const early = await registerAgain(author.email.replace('@', '+early@'));
      await write(early, tiles.id);
      await verifyByMail({ email: moved });
      assert.deepEqual(await card(tiles.id), shown);
      await end(author);
      await decide(staff, id, 'hide');
      const [own] = await list(tiles.id, early);
      assert.deepEqual(own.waits_for, ['address', 'profile', 'operator']);
    }
  });

  test('holds nothing that an operator has kept, where another review by it is hidden', async () => {
    const { author, tiles, staff } = await hidden();
    const victim = await registerAgain(author.email.replace('@', '+own@'));
    const { id } = (await write(victim, tiles.id)).json();
    await decide(staff, id, 'keep');
    const stranger = await registerAgain(author.email.replace('@', '+z0@'));
    const other = (await write(stranger, tiles.id)).json();
    await decide(staff, other.id, 'hide');
    const own = (await list(tiles.id, victim)).find((one: { id: number }) => one.id === id);
    assert.deepEqual(own.waits_for, ['address', 'profile']);
    await verifyProfile(victim.id);
    await verifyByMail(victim);
    assert.deepEqual(await card(tiles.id), shown);
  });

  test('is kept for a year, and refuses once it was proved', async () => {
    const { author, tiles, id } = await hidden();
    const kept = () =>
      api.db
        .selectFrom('review_author')
        .select(['is_proved', 'forget_at'])
        .where('review_id', '=', id)
        .execute();
    assert.deepEqual(await kept(), [{ is_proved: false, forget_at: null }]);
    await verifyByMail(author);
    await endAccount(author);
    const [proved, ...others] = await kept();
    assert.deepEqual([proved?.is_proved, others], [true, []]);
    assert.ok(proved?.forget_at);
    const again = await registerAgain(author.email.replace('@', '+1@'));
    assert.equal((await write(again, tiles.id)).statusCode, 400);
  });

  test('does not count where the author was verified when the review was shown', async () => {
    const [author, tiles] = [await person(), await vendor()];
    await write(author, tiles.id);
    await moveTo(author, `moved-${author.id}@sign-up.example`);
    await endAccount(author);
    const other = await verified(`moved-${author.id}@sign-up.example`);
    assert.equal((await write(other, tiles.id)).json().status, 'shown');
  });
});
