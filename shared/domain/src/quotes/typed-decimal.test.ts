import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quoteMessages } from './quote.ts';
import { readPercent, readQuantity, readRate } from './typed-decimal.ts';

const number = (value: number) => ({ kind: 'number', value });
const refused = (message: string) => ({ kind: 'refused', message });

test('quantities, rates and percentages are read exactly, in any digits', () => {
  assert.deepEqual(readQuantity('42.5'), number(42_500));
  assert.deepEqual(readQuantity('१२.२५'), number(12_250));
  assert.deepEqual(readQuantity('  '), { kind: 'empty' });
  assert.deepEqual(readRate('₹1,250.50'), number(125_050));
  assert.deepEqual(readRate('1.2 lakh'), number(12_000_000));
  assert.deepEqual(readRate(''), { kind: 'empty' });
  assert.deepEqual(readPercent('33.33'), number(3_333));
  assert.deepEqual(readPercent('४० %'), number(4_000));
});

test('what would be rounded, is no number or out of bounds is refused with what to enter', () => {
  assert.deepEqual(readQuantity('0.0005'), refused(quoteMessages.quantityUnread));
  assert.deepEqual(readQuantity('0'), refused(quoteMessages.quantityTooSmall));
  assert.deepEqual(readQuantity('1000001'), refused(quoteMessages.quantityTooLarge));
  assert.deepEqual(readQuantity('twelve'), refused(quoteMessages.quantityUnread));
  assert.deepEqual(readRate('450.505'), refused(quoteMessages.rateUnread));
  assert.deepEqual(readRate('-450'), refused(quoteMessages.rateNegative));
  assert.deepEqual(readRate('1000000001'), refused(quoteMessages.rateTooLarge));
  assert.deepEqual(readPercent('101'), refused(quoteMessages.percentUnread));
  assert.deepEqual(readPercent('33.333'), refused(quoteMessages.percentUnread));
});
