import { describe, expect, it } from '@jest/globals';
import { openingOf } from './opening.ts';

describe('a firm’s opening words', () => {
  it('are the first sentence of its text', () => {
    expect(openingOf('We build around light. Since 2012.\n\nIn Jaipur.')).toEqual({
      opening: 'We build around light.',
      rest: 'Since 2012.\n\nIn Jaipur.',
    });
  });

  it('are the whole of a short text without an end', () => {
    expect(openingOf('  Quiet houses  ')).toEqual({ opening: 'Quiet houses', rest: '' });
  });

  it('are none where the first sentence is too long to set large', () => {
    const long = `${'very '.repeat(60)}long. End.`;
    expect(openingOf(long)).toEqual({ opening: '', rest: long });
  });

  it('do not end inside a number', () => {
    expect(openingOf('Houses of 1.5 acres. And more.').opening).toBe('Houses of 1.5 acres.');
  });
});
