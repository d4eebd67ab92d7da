import { expect, test } from '@jest/globals';
import { createPageClock } from './page-clock.ts';

test('is the time of the rendering while the page is taken over, and then the browser’s', () => {
  let time = 1_000_000;
  const clock = createPageClock(5_000, () => time);
  expect(clock.now()).toBe(5_000);
  time += 14_999;
  expect(clock.now()).toBe(5_000);
  time += 1;
  expect(clock.now()).toBe(time);
});
