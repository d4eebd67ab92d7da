import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLogger } from '@aangan/server';
import { createLifecycle } from './lifecycle.ts';
import { keepSwept } from './sweep.ts';

const hourMs = 3_600_000;
const logger = createLogger({ name: 'test', level: 'silent' });
const nothing = { blobs: 0, drafts: 0 };

for (const [name, isAlone, firstMs] of [
  [
    'a process that is alone sweeps at its start what is older than itself',
    true,
    () => performance.now(),
  ],
  ['one of several processes sweeps at its start what is an hour old', false, () => hourMs],
] as const) {
  test(`${name}, and every six hours what is an hour old`, async (t) => {
    t.mock.timers.enable({ apis: ['setInterval'] });
    const ages: number[] = [];
    const lifecycle = createLifecycle();
    const sweep = async (olderThanMs: number) => {
      ages.push(olderThanMs);
      return nothing;
    };
    const leastMs = firstMs();
    await keepSwept(sweep, { isAlone, logger, lifecycle });
    const [first = 0] = ages;
    assert.ok(leastMs <= first && first <= firstMs());
    t.mock.timers.tick(12 * hourMs);
    assert.deepEqual(ages, [first, hourMs, hourMs]);
    await lifecycle.stop();
    t.mock.timers.tick(12 * hourMs);
    assert.equal(ages.length, 3, 'not after the stop');
  });
}

test('a sweep that fails does not end the start, and is tried again', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  let sweeps = 0;
  const lifecycle = createLifecycle();
  const sweep = async () => {
    sweeps += 1;
    throw new Error('the disk cannot be read');
  };
  await keepSwept(sweep, { isAlone: true, logger, lifecycle });
  t.mock.timers.tick(6 * hourMs);
  assert.equal(sweeps, 2);
  await lifecycle.stop();
});
