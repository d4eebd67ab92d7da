import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waitingTime } from './waiting-time.ts';

test('a waiting time is told in seconds below 90, else in whole minutes', () => {
  assert.equal(waitingTime(1), '1 second');
  assert.equal(waitingTime(89), '89 seconds');
  assert.equal(waitingTime(90), '2 minutes');
  assert.equal(waitingTime(300), '5 minutes');
  assert.equal(waitingTime(1, 'hi-IN'), '1 सेकंड');
  assert.equal(waitingTime(300, 'hi-IN'), '5 मिनट');
});
