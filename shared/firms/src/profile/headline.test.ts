import { describe, expect, it } from '@jest/globals';
import { splitHeadline } from './headline.ts';

describe('the headline of a firm’s bio', () => {
  it('is the first sentence', () => {
    expect(splitHeadline('We build around light. Since 2012.\n\nIn Jaipur.')).toEqual({
      headline: 'We build around light.',
      rest: 'Since 2012.\n\nIn Jaipur.',
    });
  });

  it('is the whole of a short text without a full stop', () => {
    expect(splitHeadline('  Quiet houses  ')).toEqual({ headline: 'Quiet houses', rest: '' });
  });

  it('is empty where the first sentence is too long', () => {
    const long = `${'very '.repeat(60)}long. End.`;
    expect(splitHeadline(long)).toEqual({ headline: '', rest: long });
  });

  it('does not end inside a number', () => {
    expect(splitHeadline('Houses of 1.5 acres. And more.').headline).toBe('Houses of 1.5 acres.');
  });
});
