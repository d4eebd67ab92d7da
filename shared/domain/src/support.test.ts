import assert from 'node:assert/strict';
import { test } from 'node:test';
import { supportStateAt } from './support.ts';

/** 23 November 2026 is a Monday. */
const inIndia = (day: number, time: string) => new Date(`2026-11-${day}T${time}+05:30`);

test('support is open from 10 AM to 7 PM, Monday to Saturday, by the clock of India', () => {
  for (const day of [23, 24, 25, 26, 27, 28]) {
    assert.equal(supportStateAt(inIndia(day, '09:59:59')).isOpen, false, `${day}`);
    assert.equal(supportStateAt(inIndia(day, '10:00:00')).isOpen, true, `${day}`);
    assert.equal(supportStateAt(inIndia(day, '18:59:59')).isOpen, true, `${day}`);
    assert.equal(supportStateAt(inIndia(day, '19:00:00')).isOpen, false, `${day}`);
  }
  assert.equal(supportStateAt(inIndia(22, '12:00:00')).isOpen, false);
});

test('before opening it opens today, after closing tomorrow, after Saturday on Monday', () => {
  assert.deepEqual(supportStateAt(inIndia(23, '00:00:00')), {
    isOpen: false,
    opensInDays: 0,
    opensOn: 1,
  });
  assert.deepEqual(supportStateAt(inIndia(23, '23:59:00')), {
    isOpen: false,
    opensInDays: 1,
    opensOn: 2,
  });
  assert.deepEqual(supportStateAt(inIndia(28, '19:00:00')), {
    isOpen: false,
    opensInDays: 2,
    opensOn: 1,
  });
  assert.deepEqual(supportStateAt(inIndia(22, '08:00:00')), {
    isOpen: false,
    opensInDays: 1,
    opensOn: 1,
  });
});
