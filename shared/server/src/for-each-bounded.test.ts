import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { forEachBounded } from './for-each-bounded.ts';

describe('forEachBounded', () => {
  it('does everything, never more at once than allowed', async () => {
    let running = 0;
    let most = 0;
    const done: number[] = [];
    await forEachBounded([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
      running += 1;
      most = Math.max(most, running);
      await sleep(5);
      running -= 1;
      done.push(item);
    });
    assert.deepEqual(done.sort(), [1, 2, 3, 4, 5, 6, 7]);
    assert.equal(most, 3);
  });

  it('begins nothing new after a failure', async () => {
    const begun: number[] = [];
    const all = forEachBounded([1, 2, 3, 4], 1, async (item) => {
      begun.push(item);
      if (item === 2) {
        throw new Error('broken');
      }
    });
    await assert.rejects(all, /broken/);
    assert.deepEqual(begun, [1, 2]);
  });
});
