import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { deletionCalls } from '../../account/deletion-calls.ts';
import { signUp, signUpPassword } from '../../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { withCodes } from '../../testing/with-codes.ts';
import { reviewCalls } from '../review-calls.ts';

describe('the mailbox of an author', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { person, newcomer, vendor, operator, verifyProfile, ...calls } = reviewCalls(() => api);
  const { write, list, decide, card, verifyByMail, unverified } = calls;
  const { remove } = deletionCalls(() => api);

  const registerAgain = (email: string) => signUp(api, 'designer', 'Studio Fern', email);

  async function endAccount(who: { headers: { authorization: string } }) {
    await remove(who.headers);
    await api.runJobs();
  }

  for (const what of ['shown', 'hidden']) {
    test(`a new account of the address cannot review a vendor whose ${what} review it has`, async () => {
      const [author, tiles, staff] = [await person(), await vendor(), await operator()];
      const { id } = (await write(author, tiles.id)).json();
      if (what === 'hidden') await decide(staff, id, 'hide');
      await endAccount(author);
      const again = await registerAgain(author.email);
      const refused = await write(again, tiles.id);
      assert.deepEqual(
        [refused.statusCode, refused.json()],
        [400, withCodes({ non_field_errors: ['You have already reviewed this vendor.'] })],
      );
      const tagged = await registerAgain(author.email.replace('@', '+two@'));
      assert.equal((await write(tagged, tiles.id)).statusCode, 400);
      assert.equal((await write(again, (await vendor()).id)).statusCode, 201);
    });
  }

  test('a change of the address does not make another person of the author', async () => {
    const [author, tiles] = [await person(), await vendor()];
    await write(author, tiles.id);
    const body = { email: 'moved@sign-up.example', password: signUpPassword };
    const moved = await api.post('/api/auth/me/email/', body, { headers: author.headers });
    assert.equal(moved.statusCode, 200);
    const again = await registerAgain(author.email);
    assert.equal((await write(again, tiles.id)).statusCode, 400);
  });

  for (const second of ['another@sign-up.example', 'the same with a tag']) {
    test(`the mailbox of a hidden review stays known after two changes, the first to ${second}`, async () => {
      const [author, tiles, staff] = [await person(), await vendor(), await operator()];
      const { id } = (await write(author, tiles.id)).json();
      await decide(staff, id, 'hide');
      const tagged = author.email.replace('@', '+tag@');
      const changes = [second.includes('@') ? second : tagged, `last-${id}@sign-up.example`];
      for (const email of changes) {
        const body = { email, password: signUpPassword };
        const moved = await api.post('/api/auth/me/email/', body, { headers: author.headers });
        assert.equal(moved.statusCode, 200);
      }
      assert.equal((await write(await registerAgain(author.email), tiles.id)).statusCode, 400);
    });
  }

  test('a review that was written before mailboxes were kept is known by them', async () => {
    const [author, tiles] = [await person(), await vendor()];
    const { id } = (await write(author, tiles.id)).json();
    await api.db.deleteFrom('review_author').where('review_id', '=', id).execute();
    const tagged = await registerAgain(author.email.replace('@', '+two@'));
    assert.equal((await write(tagged, tiles.id)).statusCode, 400);
    await endAccount(author);
    assert.equal((await write(await registerAgain(author.email), tiles.id)).statusCode, 400);
  });

  test('dots make no other mailbox at Gmail, and one elsewhere', async () => {
    const tiles = await vendor();
    const from = async (email: string) => {
      const author = await registerAgain(email);
      await verifyByMail(author);
      return (await write(author, tiles.id)).statusCode;
    };
    assert.equal(await from('asha.rao@gmail.com'), 201);
    assert.equal(await from('a.sharao+two@googlemail.com'), 400);
    assert.equal(await from('asha.rao@elsewhere.example'), 201);
    assert.equal(await from('asharao@elsewhere.example'), 201);
    assert.equal(await from('asharao%2b@elsewhere.example'), 201, 'no tag, but a name of its own');
  });

  test('an address that was never proved keeps nobody from reviewing', async () => {
    const [author, tiles] = [await newcomer(), await vendor()];
    const { id } = (await write(author, tiles.id)).json();
    await endAccount(author);
    const left = api.db.selectFrom('vendor_review').select('id').where('id', '=', id);
    assert.deepEqual(await left.execute(), [], 'what nobody was shown goes with the account');
    const owner = await registerAgain(author.email);
    assert.equal((await write(owner, tiles.id)).statusCode, 201);
  });

  test('nor does one that another person has registered first, whose review then waits for an operator', async () => {
    const [owner, tiles] = [await person(), await vendor()];
    const stranger = await registerAgain(owner.email.replace('@', '+zz@'));
    await verifyProfile(stranger.id);
    const early = (await write(stranger, tiles.id)).json();
    const { statusCode, body } = await write(owner, tiles.id);
    assert.equal(statusCode, 201, body);
    await verifyByMail(stranger);
    assert.deepEqual(await card(tiles.id), { rating: 4, reviews_count: 1 });
    const shown: { id: number; waits_for: string[] }[] = await list(tiles.id, stranger);
    const seen = shown.find(({ id }) => id === early.id);
    assert.deepEqual(seen?.waits_for, ['operator']);
  });

  for (const what of ['shown', 'hidden by an operator, its account ended']) {
    test(`a change of the address gives a mailbox no second review of a vendor: the first is ${what}`, async () => {
      const [owner, tiles, staff] = [await person(), await vendor(), await operator()];
      const first = (await write(owner, tiles.id)).json();
      const second = await unverified();
      await second.verify();
      await write(second.author, tiles.id, { rating: 1 });
      const card1 = await card(tiles.id);
      if (what !== 'shown') {
        await decide(staff, first.id, 'hide');
        await endAccount(owner);
      }
      const email = owner.email.replace('@', '+zz@');
      const { headers } = second.author;
      const moved = await api.post(
        '/api/auth/me/email/',
        { email, password: signUpPassword },
        { headers },
      );
      assert.equal(moved.statusCode, 200, moved.body);
      await verifyByMail({ email });
      const [held] = await api.db
        .selectFrom('vendor_review')
        .select(['held_at', 'waiting_since'])
        .where('reviewer_id', '=', second.author.id)
        .execute();
      assert.ok(held?.held_at && held.waiting_since);
      if (what === 'shown') assert.deepEqual(await card(tiles.id), card1);
    });
  }

  test('of two accounts of a mailbox, both verified after they wrote, one review is shown', async () => {
    const tiles = await vendor();
    const first = await unverified();
    const second = await registerAgain(first.author.email.replace('@', '+zz@'));
    await verifyProfile(second.id);
    await write(second, tiles.id);
    await write(first.author, tiles.id);
    await first.verify();
    await verifyByMail(second);
    await verifyByMail(first.author);
    assert.deepEqual(await card(tiles.id), { rating: 4, reviews_count: 1 });
  });
});
