import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertMatches } from '../testing/assert-matches.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';
import { reviewCalls } from './review-calls.ts';

describe('answers to reviews', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { person, vendor, operator, write, list, answer, withdraw, decide } = reviewCalls(
    () => api,
  );

  test('the vendor answers a review, and everybody reads the answer', async () => {
    const [fern, tiles] = [await person(), await vendor()];
    const { id } = (await write(fern, tiles.id)).json();
    const answered = await answer(tiles.owner, id, { text: '  Thank you, Fern.  ' });
    assert.equal(answered.statusCode, 200);
    assertMatches('VendorReview', answered.json());
    const [read] = await list(tiles.id);
    assert.equal(read.answer.text, 'Thank you, Fern.');
    assert.equal(read.answer.created_at, read.answer.updated_at);
    assert.equal(read.edited_at, null, 'the review itself is not changed by it');
  });

  test('there is one answer: a second one changes it, and shows when', async () => {
    const [fern, tiles] = [await person(), await vendor()];
    const { id } = (await write(fern, tiles.id)).json();
    const first = (await answer(tiles.owner, id, { text: 'Thank you.' })).json().answer;
    const same = (await answer(tiles.owner, id, { text: 'Thank you.' })).json().answer;
    assert.deepEqual(same, first, 'the same text again is no change');
    const second = (await answer(tiles.owner, id, { text: 'Thank you, Fern.' })).json().answer;
    assert.equal(second.created_at, first.created_at);
    assert.ok(second.updated_at > first.updated_at);
    assert.equal((await list(tiles.id))[0].answer.text, 'Thank you, Fern.');
  });

  test('the vendor takes an answer back, also twice', async () => {
    const [fern, tiles] = [await person(), await vendor()];
    const { id } = (await write(fern, tiles.id)).json();
    await answer(tiles.owner, id, { text: 'Thank you.' });
    for (const time of [1, 2]) {
      const gone = await withdraw(tiles.owner, id);
      assert.deepEqual([gone.statusCode, gone.body], [204, ''], String(time));
    }
    assert.equal((await list(tiles.id))[0].answer, null);
  });

  test('only the vendor that was reviewed answers', async () => {
    const [fern, tiles, other] = [await person(), await vendor(), await vendor()];
    const { id } = (await write(fern, tiles.id)).json();
    for (const who of [other.owner, fern, await person('client'), await operator()]) {
      assert.equal((await answer(who, id, { text: 'Not mine.' })).statusCode, 403);
      assert.equal((await withdraw(who, id)).statusCode, 403);
    }
    assert.equal((await list(tiles.id))[0].answer, null);
  });

  test('an answer has a text of at most 5,000 characters', async () => {
    const [fern, tiles] = [await person(), await vendor()];
    const { id } = (await write(fern, tiles.id)).json();
    for (const [body, message] of [
      [{ text: ' ' }, 'Please write an answer'],
      [{ text: 'x'.repeat(5_001) }, 'Ensure this field has no more than 5000 characters.'],
      [{}, 'This field is required.'],
    ] as const) {
      const refused = await answer(tiles.owner, id, body);
      assert.deepEqual(refused.json(), withCodes({ text: [message] }));
    }
    const longest = await answer(tiles.owner, id, { text: 'x'.repeat(5_000) });
    assert.equal(longest.statusCode, 200);
  });

  test('a hidden review cannot be answered', async () => {
    const [fern, tiles] = [await person(), await vendor()];
    const { id } = (await write(fern, tiles.id)).json();
    await decide(await operator(), id, 'hide');
    assert.equal((await answer(tiles.owner, id, { text: 'Thank you.' })).statusCode, 404);
  });
});
