import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerWithin } from './answer-times.ts';
import { dayAndMonth, longDay } from './day-and-month.ts';

test('a day is told without its year, in the language of the page', () => {
  assert.equal(dayAndMonth('2027-03-04', 'en-IN'), '4 March');
  assert.equal(dayAndMonth('2026-12-31', 'en'), '31 December');
  assert.equal(dayAndMonth('2027-03-04', 'hi'), '4 मार्च');
});

test('a day is told with its year', () => {
  assert.equal(longDay('2027-03-04', 'en-IN'), '4 March 2027');
  assert.equal(longDay('2027-03-04', 'hi-IN'), '4 मार्च 2027');
});

test('a time to answer is told in hours up to a day, then in days of fourteen hours, rounded up', () => {
  assert.deepEqual(answerWithin(1), { count: 1, unit: 'hour' });
  assert.deepEqual(answerWithin(14), { count: 14, unit: 'hour' });
  assert.deepEqual(answerWithin(15), { count: 2, unit: 'day' });
  assert.deepEqual(answerWithin(57), { count: 5, unit: 'day' });
});
