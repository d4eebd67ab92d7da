import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  averageFee,
  formatListCount,
  formatRupees,
  formatRupeesShort,
  groupDigits,
} from './money.ts';

test('the exact amount is grouped the Indian way, never rounded to lakhs', () => {
  assert.equal(formatRupees(140_000), '₹1,40,000');
  assert.equal(formatRupees(999), '₹999');
});

test('from one lakh the short amount is lakhs with up to two decimals, below it is exact', () => {
  for (const [amount, words] of [
    [0, '₹0'],
    [99_999, '₹99,999'],
    [100_000, '₹1L'],
    [140_000, '₹1.4L'],
    [149_999, '₹1.5L'],
    [150_000, '₹1.5L'],
    [225_000, '₹2.25L'],
    [100_500, '₹1.01L'],
    [100_499, '₹1L'],
    [1_800_000, '₹18L'],
    [1_850_000, '₹18.5L'],
    [12_345_678, '₹123.46L'],
    [123_400_000, '₹1,234L'],
  ] as const) {
    assert.equal(formatRupeesShort(amount), words);
  }
});

test('in Hindi the short amount is in लाख, and from a hundred of them in करोड़', () => {
  for (const [amount, words] of [
    [99_999, '₹99,999'],
    [100_000, '₹1 लाख'],
    [1_250_000, '₹12.5 लाख'],
    [9_999_000, '₹99.99 लाख'],
    [9_999_499, '₹99.99 लाख'],
    [9_999_500, '₹1 करोड़'],
    [12_000_000, '₹1.2 करोड़'],
    [12_345_678, '₹1.23 करोड़'],
    [12_345_678_900, '₹1,234.57 करोड़'],
  ] as const) {
    assert.equal(formatRupeesShort(amount, 'hi-IN'), words);
  }
});

test('exact amounts and counts are the same in Hindi with Latin digits', () => {
  const locale = 'hi-IN-u-nu-latn';
  const options = { style: 'currency', currency: 'INR', maximumFractionDigits: 0 } as const;
  for (const amount of [-1_234_567, 0, 999, 100_500, 98_765_432_100]) {
    assert.equal(formatRupees(amount), new Intl.NumberFormat(locale, options).format(amount));
    assert.equal(groupDigits(String(Math.abs(amount))), Math.abs(amount).toLocaleString(locale));
  }
});

test('amounts read as Intl writes them for India', () => {
  const rupees = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  });
  const lakhs = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
  for (const amount of [-1_234_567, 0, 150.5, 999.4, 100_500, 149_500, 7_654_321, 98_765_432_100]) {
    assert.equal(formatRupees(amount), rupees.format(amount));
    if (amount < 100_000) continue;
    assert.equal(formatRupeesShort(amount), `₹${lakhs.format(amount / 100_000)}L`);
  }
});

test('the average fee is the midpoint, and unknown unless both ends are set', () => {
  assert.equal(averageFee(100, 201), 150.5);
  assert.equal(averageFee(null, 200), null);
});

test('digits are grouped the Indian way, and none is dropped', () => {
  for (const [digits, grouped] of [
    ['', ''],
    ['100', '100'],
    ['1000', '1,000'],
    ['1850000', '18,50,000'],
    ['123456789', '12,34,56,789'],
    ['0012', '0,012'],
  ] as const) {
    assert.equal(groupDigits(digits), grouped);
  }
});

test('a count beyond the exact range reads 1,000+', () => {
  assert.equal(formatListCount(1_000, true), '1,000');
  assert.equal(formatListCount(1_001, false), '1,000+');
});
