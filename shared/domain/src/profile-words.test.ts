import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  countedWords,
  establishedWords,
  headerMoney,
  pagesElsewhere,
  specializationsLine,
  yearsWords,
} from './profile-words.ts';

describe('the words of a profile', () => {
  test('list three specializations and say that there are more', () => {
    assert.equal(specializationsLine(['A', 'B', 'C']), 'A · B · C');
    assert.equal(specializationsLine(['A', 'B', 'C', 'D']), 'A · B · C and more');
    assert.equal(specializationsLine([]), '');
  });

  test('tell when a firm began and how long ago that is', () => {
    assert.equal(establishedWords(2012, 14), '2012, 14 years ago');
    assert.equal(establishedWords(2025, 1), '2025, 1 year ago');
    assert.equal(establishedWords(2026, 0), '2026');
    assert.equal(establishedWords(null, null), 'Not specified');
  });

  test('count one thing as one, and many in Indian grouping', () => {
    assert.equal(countedWords(1, 'member'), '1 member');
    assert.equal(countedWords(120_000, 'project'), '1,20,000 projects');
  });

  test('do not shout that there are no years yet', () => {
    assert.equal(yearsWords(18), '18 years');
    assert.equal(yearsWords(1), '1 year');
    assert.equal(yearsWords(0), 'Less than a year');
  });

  test('shorten money to lakhs and keep the exact amount at hand', () => {
    assert.deepEqual(headerMoney(1_250_000), { value: '₹12.5L', exact: '₹12,50,000' });
    assert.deepEqual(headerMoney(45_000), { value: '₹45,000' });
    assert.deepEqual(headerMoney(1_250_000, 'hi-IN'), { value: '₹12.5 लाख', exact: '₹12,50,000' });
  });

  test('say On Request where money is missing or zero', () => {
    assert.deepEqual(headerMoney(null), { value: 'On Request' });
    assert.deepEqual(headerMoney(0), { value: 'On Request' });
  });

  test('lead only to pages of the web, and as LinkedIn only to LinkedIn', () => {
    const trap = 'javascript:alert(1)';
    const none = { website: trap, instagram: trap, linkedin: 'https://linkedin.example/x' };
    assert.deepEqual(pagesElsewhere(none), []);
    assert.deepEqual(
      pagesElsewhere({
        website: 'https://studio.example',
        instagram: null,
        linkedin: 'https://in.linkedin.com/company/x',
      }).map(({ label }) => label),
      ['Website', 'LinkedIn'],
    );
  });
});
