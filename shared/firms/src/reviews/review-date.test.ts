import { describe, expect, test } from '@jest/globals';
import { reviewDate } from './review-date.ts';

describe('the date of a review', () => {
  test.each([
    ['en-IN', 'March 4, 2027'],
    ['hi-IN', '4 मार्च 2027'],
  ])('is long, of the day in India: %s', (locale, shown) => {
    const clock = { now: () => 0, timeZone: 'Asia/Kolkata' };
    expect(reviewDate('2027-03-03T20:00:00Z', clock, locale)).toBe(shown);
  });
});
