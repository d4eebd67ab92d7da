import { describe, expect, test } from '@jest/globals';
import { currentDay, currentYear } from './clock.ts';

describe('the current year', () => {
  test('is the one in India, where the new year begins before it does in UTC', () => {
    const now = () => Date.UTC(2026, 11, 31, 19, 0);
    expect(currentYear({ now, timeZone: 'Asia/Kolkata' })).toBe(2027);
    expect(currentYear({ now, timeZone: 'UTC' })).toBe(2026);
    expect(currentYear({ now, timeZone: 'Asia/Tokyo' })).toBe(2027);
  });
});

describe('the current day', () => {
  test('is the one in India', () => {
    const now = () => Date.UTC(2026, 2, 8, 18, 30);
    expect(currentDay({ now, timeZone: 'Asia/Kolkata' })).toBe('2026-03-09');
    expect(currentDay({ now, timeZone: 'America/New_York' })).toBe('2026-03-08');
  });
});
