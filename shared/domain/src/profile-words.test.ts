import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { headerMoney, pagesElsewhere } from './profile-words.ts';

describe('the words of a profile', () => {
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
