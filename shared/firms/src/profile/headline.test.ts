import { describe, expect, test } from '@jest/globals';
import { splitHeadline } from './headline.ts';

describe('the headline of a firm’s bio', () => {
  test('is the first sentence', () => {
    expect(splitHeadline('We build around light. Since 2012.\n\nIn Jaipur.')).toEqual({
      headline: 'We build around light.',
      rest: 'Since 2012.\n\nIn Jaipur.',
    });
  });

  test('is the whole of a short text without a full stop', () => {
    expect(splitHeadline('  Quiet houses  ')).toEqual({ headline: 'Quiet houses', rest: '' });
  });

  test('is empty where the first sentence is too long', () => {
    const long = `${'very '.repeat(60)}long. End.`;
    expect(splitHeadline(long)).toEqual({ headline: '', rest: long });
  });

  test('does not end inside a number, nor after an abbreviation', () => {
    const rest = `And more.\n${'More of it. '.repeat(20)}`.trim();
    for (const headline of ['Houses of 1.5 acres, by hand.', 'Dr. Rao builds in stone.']) {
      expect(splitHeadline(`${headline} ${rest}`)).toEqual({ headline, rest });
    }
  });

  test('is the whole of a short text, and is not torn from the pictures after it', () => {
    const short = 'We “make” rooms … and more. 👍👍';
    expect(splitHeadline(short)).toEqual({ headline: short, rest: '' });
    expect(splitHeadline(`${short}\n\nSince 2012.`)).toEqual({
      headline: short,
      rest: 'Since 2012.',
    });
    expect(splitHeadline('हम घर बनाते हैं, धूप के साथ।\nजयपुर में।').headline).toBe(
      'हम घर बनाते हैं, धूप के साथ।',
    );
  });
});
