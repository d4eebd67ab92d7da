import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unattendedHeader, watchAttendance } from './attendance.ts';

test('a request says that nobody has used the page for a minute, until a person does', (context) => {
  context.mock.timers.enable({ apis: ['Date'] });
  const page = new EventTarget();
  const headers = watchAttendance(page);
  context.mock.timers.tick(59_999);
  assert.deepEqual(headers(), {});
  context.mock.timers.tick(1);
  assert.deepEqual(headers(), { [unattendedHeader]: '1' });
  page.dispatchEvent(new Event('scroll'));
  assert.deepEqual(headers(), { [unattendedHeader]: '1' });
  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove']) {
    context.mock.timers.tick(60_000);
    page.dispatchEvent(new Event(sign));
    assert.deepEqual(headers(), {}, sign);
  }
});
