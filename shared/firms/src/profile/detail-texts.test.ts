import { createMessages } from '@aangan/messages';
import { describe, expect, test } from '@jest/globals';
import { speechOf } from '../speech/speech.ts';
import {
  areaText,
  establishedText,
  membersText,
  specializationsText,
  yearsText,
} from './detail-texts.ts';

const english = createMessages();

describe('the texts of a profile', () => {
  test('list three specializations and say that there are more', () => {
    expect(specializationsText(['A', 'B', 'C'], speechOf())).toBe('A · B · C');
    expect(specializationsText(['A', 'B', 'C', 'D'], speechOf())).toBe('A · B · C and more');
    expect(specializationsText([], speechOf())).toBe('');
  });

  test('tell when a firm began and how long ago that is', () => {
    expect(establishedText(2012, 14, speechOf())).toBe('2012, 14 years ago');
    expect(establishedText(2025, 1, speechOf())).toBe('2025, 1 year ago');
    expect(establishedText(2026, 0, speechOf())).toBe('2026');
    expect(establishedText(null, null, speechOf())).toBe('Not specified');
  });

  test('count one as one, and many in Indian grouping', () => {
    expect(membersText(1, english)).toBe('1 member');
    expect(membersText(120_000, english)).toBe('1,20,000 members');
    expect(areaText(1200, english)).toBe('1,200 sq ft');
  });

  test('do not shout that there are no years yet', () => {
    expect(yearsText(18, english)).toBe('18 years');
    expect(yearsText(1, english)).toBe('1 year');
    expect(yearsText(0, english)).toBe('Less than a year');
  });
});
