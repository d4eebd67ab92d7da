import { describe, expect, it } from '@jest/globals';
import { currentYear } from './clock.ts';

describe('the current year', () => {
  it('is the one in India, where the new year begins before it does in UTC', () => {
    const now = () => Date.UTC(2026, 11, 31, 19, 0);
    expect(currentYear({ now, timeZone: 'Asia/Kolkata' })).toBe(2027);
    expect(currentYear({ now, timeZone: 'UTC' })).toBe(2026);
  });
});
