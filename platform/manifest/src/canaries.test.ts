import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import { takenCanaries } from './canaries.ts';

const canaryOf = (id: number, percent: number) => ({ id, percent, remotes: [] });
const newId = () => randomBytes(16).toString('base64url');
const visitors = Array.from({ length: 100_000 }, newId);
const reached = (percent: number, id = 1) =>
  new Set(visitors.filter((one) => takenCanaries({ canaries: [canaryOf(id, percent)] }, one)[0]));

describe('who gets a canary', () => {
  test('is nobody at 0 %, and everybody at 100 %, with an id or without', () => {
    assert.equal(reached(0).size, 0);
    assert.equal(reached(100).size, visitors.length);
    const canaries = [canaryOf(1, 100), canaryOf(2, 99), canaryOf(3, 0)];
    assert.deepEqual(
      takenCanaries({ canaries }, null).map(({ id }) => id),
      [1],
    );
    assert.deepEqual(takenCanaries({}, 'visitor'), []);
  });

  test('is the stated part of 100 000 visitors, within the sampling error', () => {
    for (const percent of [1, 10, 50, 99]) {
      const share = percent / 100;
      // Five standard deviations of a binomial distribution: a fair choice is outside once in two million tries.
      const error = 5 * Math.sqrt(visitors.length * share * (1 - share));
      const difference = Math.abs(reached(percent).size - visitors.length * share);
      assert.ok(difference < error, `${percent} %: ${difference} of at most ${error}`);
    }
  });

  test('stays in it while the percentage grows', () => {
    let before = reached(1);
    for (const percent of [2, 10, 25, 50, 99, 100]) {
      const now = reached(percent);
      for (const visitor of before) assert.ok(now.has(visitor));
      before = now;
    }
  });

  test('is chosen for each canary by itself', () => {
    const other = reached(10, 2);
    const both = [...reached(10, 1)].filter((visitor) => other.has(visitor)).length;
    assert.ok(Math.abs(both - 1_000) < 5 * Math.sqrt(990), `${both} are in both`);
  });
});
