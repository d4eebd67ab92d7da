import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { oneAtATime } from '../../src/modules/media/one-at-a-time.ts';

test('one piece of work per key, a bounded number at once, and a failure frees its place', async () => {
  const run = oneAtATime<string>(2);
  let atOnce = 0;
  let max = 0;
  let done = 0;
  const work = (key: string) => async () => {
    atOnce += 1;
    max = Math.max(max, atOnce);
    await sleep(5);
    atOnce -= 1;
    done += 1;
    if (key === 'bad') throw new Error('bad');
    return key;
  };
  const keys = ['a', 'a', 'bad', 'b', 'c', 'b', 'd'];
  const results = await Promise.allSettled(keys.map((key) => run(key, work(key))));
  assert.equal(max, 2);
  assert.equal(done, 5);
  assert.deepEqual(
    results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed')),
    ['a', 'a', 'failed', 'b', 'c', 'b', 'd'],
  );
  assert.equal(await run('bad', work('again')), 'again');
});
