import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountReading } from './amount-reading.ts';

test('an amount in words is told in rupees', () => {
  assert.equal(amountReading('18.5 lakh'), '= ₹18,50,000');
  assert.equal(amountReading('1.2 crore'), '= ₹1,20,00,000');
  assert.equal(amountReading('१८,५०,०००'), '= ₹18,50,000');
});

test('plain digits need no telling, and what is not understood gets none', () => {
  for (const typed of ['', '1850000', ' 18,50,000 ', '2.5', 'abc']) {
    assert.equal(amountReading(typed), null, typed);
  }
});
