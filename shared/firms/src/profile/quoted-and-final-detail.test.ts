import { createMessages } from '@aangan/messages';
import { describe, expect, test } from '@jest/globals';
import { quotedAndFinalDetail } from './quoted-and-final-detail.ts';

const detail = (range: Parameters<typeof quotedAndFinalDetail>[0]['quoted_and_final']) =>
  quotedAndFinalDetail({ quoted_and_final: range }, createMessages());

describe('what a firm’s jobs cost in the end, compared with their quotes', () => {
  test('is a range over the jobs that clients have confirmed', () => {
    expect(detail({ jobs_count: 4, percent_min: 96, percent_max: 112 })).toEqual([
      {
        name: 'Quoted and final',
        value: '96–112% of the quote, in 4 jobs that clients confirmed',
      },
    ]);
  });

  test('is one number where all cost the same, and nothing below three jobs', () => {
    expect(detail({ jobs_count: 3, percent_min: 100, percent_max: 100 })[0]?.value).toMatch(
      /^100% of the quote/,
    );
    expect(detail(null)).toEqual([]);
  });
});
