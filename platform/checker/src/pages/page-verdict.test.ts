import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Answer, answerOf, verdictOf } from './page-verdict.ts';

/** The verdict of a page that answers so, attempt by attempt, and how often it was tried. */
async function verdict(...answers: Answer[]) {
  let attempts = 0;
  const { answer, seen } = await verdictOf(async () => {
    const answered = answers[attempts] ?? 'good';
    attempts += 1;
    return { answer: answered, seen: answered === 'good' ? [] : [`${answered} ${attempts}`] };
  });
  return { answer, attempts, seen: seen.join(', ') };
}

describe('a verdict', () => {
  test('is good at the first good answer, and bad after two bad ones', async () => {
    assert.deepEqual(await verdict('good'), { answer: 'good', attempts: 1, seen: '' });
    assert.deepEqual(await verdict('bad', 'bad'), { answer: 'bad', attempts: 2, seen: 'bad 2' });
  });

  test('is that of the second attempt where the first one told nothing', async () => {
    for (const second of ['good', 'bad', 'unknown'] as const) {
      assert.equal((await verdict('unknown', second)).answer, second);
    }
  });

  test('cannot be told of what was bad once, and says what was seen', async () => {
    const once = await verdict('bad', 'good');
    assert.deepEqual([once.answer, once.seen], ['unknown', 'bad 1, opened again, it was good']);
    const lost = await verdict('bad', 'unknown');
    assert.deepEqual([lost.answer, lost.seen], ['unknown', 'bad 1, unknown 2']);
  });

  test('is bad at once where the same was bad before', async () => {
    let attempts = 0;
    const bad = async () => {
      attempts += 1;
      return { answer: 'bad' as const, seen: [] };
    };
    await verdictOf(bad, { isSeen: true });
    assert.equal(attempts, 1);
  });

  test('of several is bad where one is bad, and good only where all are', () => {
    assert.equal(answerOf(['good', 'unknown', 'bad']), 'bad');
    assert.equal(answerOf(['good', 'unknown']), 'unknown');
    assert.equal(answerOf(['good']), 'good');
    assert.equal(answerOf([]), 'good');
  });
});
