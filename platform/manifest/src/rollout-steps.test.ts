import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { minutesText, readRolloutStep, rolloutProblems, rolloutStepText } from './rollout-steps.ts';

const read = (...texts: string[]) =>
  texts.map((text) => readRolloutStep(text) ?? assert.fail(text));
const problemsOf = (percent: number, ...texts: string[]) =>
  rolloutProblems(percent, read(...texts));

describe('a step of a rollout', () => {
  test('is a share and a time in minutes, hours or days, and is written as it is read', () => {
    assert.deepEqual(read('25@30m', '100@2h', '50@1d'), [
      { percent: 25, afterMinutes: 30 },
      { percent: 100, afterMinutes: 120 },
      { percent: 50, afterMinutes: 1_440 },
    ]);
    assert.deepEqual(read('25@30m', '100@120m', '50@24h').map(rolloutStepText), [
      '25@30m',
      '100@2h',
      '50@1d',
    ]);
  });

  test('is nothing else', () => {
    for (const text of [
      '25',
      '25@',
      '@30m',
      '25@30',
      '25@30s',
      '25@1.5h',
      '-5@30m',
      '25 @30m',
      '',
    ]) {
      assert.equal(readRolloutStep(text), undefined, text);
    }
  });
});

describe('the steps of a rollout', () => {
  test('grow, up to all visitors or less', () => {
    assert.deepEqual(problemsOf(5, '25@30m', '100@2h'), []);
    assert.deepEqual(problemsOf(5, '25@1m', '50@7d'), []);
  });

  test('are refused where one is no larger than the one before, too large, too soon or too late', () => {
    assert.match(problemsOf(5, '5@30m').join(), /^5@30m is no more than the 5 % before it/);
    assert.match(problemsOf(5, '50@30m', '25@30m').join(), /^25@30m is no more than the 50 %/);
    assert.match(problemsOf(5, '101@30m').join(), /^101@30m is for more than all visitors/);
    assert.match(problemsOf(5, '25@0m').join(), /^25@0m has to come between 1 minute and 7 days/);
    assert.match(problemsOf(5, '25@90d').join(), /^25@90d has to come between 1 minute/);
  });

  test('are one to ten, after a share that has visitors', () => {
    const many = Array.from({ length: 11 }, (_, at) => `${at + 10}@5m`);
    assert.match(problemsOf(5, ...many).join(), /at most 10 steps after its first share, not 11/);
    assert.deepEqual(problemsOf(5, ...many.slice(1)), []);
    assert.match(problemsOf(5).join(), /at least one step/);
    assert.match(problemsOf(0, '25@30m').join(), /begins with at least 1 %/);
  });
});

test('a time is told in words, and parts of a minute as a whole one', () => {
  assert.deepEqual([0.2, 1, 90, 1_440, 3_000].map(minutesText), [
    '1 minute',
    '1 minute',
    '1 hour 30 minutes',
    '1 day',
    '2 days 2 hours',
  ]);
});
