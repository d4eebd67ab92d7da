import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  amountMessages,
  integerMessages,
  readTypedAmount,
  readTypedInteger,
} from './typed-number.ts';

const amounts: readonly (readonly [string, number])[] = [
  ['0', 0],
  ['1850000', 1_850_000],
  ['18,50,000', 1_850_000],
  ['1,850,000', 1_850_000],
  ['₹18,50,000', 1_850_000],
  ['₹ 18,50,000 ', 1_850_000],
  ['Rs. 50,000/-', 50_000],
  ['Rs 50,000', 50_000],
  ['INR 50000', 50_000],
  ['50,000 rupees', 50_000],
  ['18.5 lakh', 1_850_000],
  ['18.5lakh', 1_850_000],
  ['18.5 Lakhs', 1_850_000],
  ['18.5 lac', 1_850_000],
  ['18.5L', 1_850_000],
  ['₹2.25L', 225_000],
  ['1.1 lakh', 110_000],
  ['1.12345 lakh', 112_345],
  ['1.2 crore', 12_000_000],
  ['1.2 cr', 12_000_000],
  ['1.2 Cr.', 12_000_000],
  ['1 crore 20 lakh', 12_000_000],
  ['2 lakh 50 thousand', 250_000],
  ['2 lakh 5,000', 205_000],
  ['50k', 50_000],
  ['2.5 k', 2_500],
  ['250000.00', 250_000],
  ['१८,५०,०००', 1_850_000],
  ['१८.५ लाख', 1_850_000],
  ['১৮,৫০,০০০', 1_850_000],
  ['௧௮௫௦௦௦௦', 1_850_000],
  ['۱۸۵۰۰۰۰', 1_850_000],
  ['1,850,000', 1_850_000],
  ['\u202a₹\u00a018,50,000\u202c\ufeff', 1_850_000],
  ['“18,50,000”', 1_850_000],
  ['2 करोड़', 20_000_000],
  ['2 हज़ार', 2_000],
  ['2 हजार', 2_000],
  ['2 thousands', 2_000],
  ['2 lacs', 200_000],
  ['2 crores', 20_000_000],
  ['２．５ｋ', 2_500],
  ['5'.padStart(100, '0'), 5],
  ['२ करोड', 20_000_000],
  ['५० हज़ार रुपये', 50_000],
  ['रु. ५०,०००', 50_000],
  ['रु 50,000/-', 50_000],
  ['₹१२.५ लाख', 1_250_000],
  ['१ करोड़ २० लाख', 12_000_000],
  ['2 hazaar', 2_000],
  ['50 hazar rupaye', 50_000],
  ['3 laakh', 300_000],
  ['1.5 karod', 15_000_000],
  ['1 arab 2 karor', 1_020_000_000],
  ['૧૮,૫૦,૦૦૦', 1_850_000],
  ['੧੮੫੦੦੦੦', 1_850_000],
  ['୧୮୫୦୦୦୦', 1_850_000],
  ['౧౮౫౦౦౦౦', 1_850_000],
  ['೧೮೫೦೦೦೦', 1_850_000],
  ['൧൮൫൦൦൦൦', 1_850_000],
  ['᱑᱘᱕᱐᱐᱐᱐', 1_850_000],
];

for (const [typed, value] of amounts) {
  test(`the amount "${typed}" is ${value}`, () => {
    assert.deepEqual(readTypedAmount(typed), { kind: 'number', value });
  });
}

const refusedAmounts: readonly (readonly [string, keyof typeof amountMessages])[] = [
  ['2.5', 'decimal'],
  ['250000.75', 'decimal'],
  ['1.123456 lakh', 'decimal'],
  ['.5', 'decimal'],
  ['12.', 'decimal'],
  ['-50000', 'sign'],
  ['+50000', 'sign'],
  ['−5', 'sign'],
  ['abc', 'letters'],
  ['12 million', 'letters'],
  ['18.5 lakh or so', 'letters'],
  ['20 lakh 1 crore', 'letters'],
  ['2 lakh 3 lakh', 'letters'],
  ['1e5', 'letters'],
  ['5%', 'letters'],
  ['18,5', 'grouping'],
  ['18,5 lakh', 'grouping'],
  ['1,85,00', 'grouping'],
  ['18 50 000', 'grouping'],
  ['99999999999999999999', 'too_large'],
  ['99999999999 crore', 'too_large'],
  [`1${'0'.repeat(100)}`, 'too_large'],
];

test('a text that is longer than any amount is not read', () => {
  const { too_large: message } = amountMessages;
  for (const typed of [`1${'+'.repeat(15_000)}1`, `1${"'".repeat(15_000)}1`, ' '.repeat(15_000)]) {
    assert.deepEqual(readTypedAmount(typed), { kind: 'refused', reason: 'too_large', message });
  }
});

for (const [typed, reason] of refusedAmounts) {
  test(`the amount "${typed}" is refused: ${reason}`, () => {
    const message = amountMessages[reason];
    assert.deepEqual(readTypedAmount(typed), { kind: 'refused', reason, message });
  });
}

test('a blank field is empty, not zero and not refused', () => {
  for (const blank of ['', '  ', '\t']) {
    assert.deepEqual(readTypedAmount(blank), { kind: 'empty' });
    assert.deepEqual(readTypedInteger(blank), { kind: 'empty' });
  }
});

test('a whole number keeps the value of its digits', () => {
  for (const [typed, value] of [
    ['25', 25],
    [' 25 ', 25],
    ['007', 7],
    ['1,250', 1_250],
    ['1,25,000', 125_000],
    ['२०१०', 2010],
    ['౨౦౧౦', 2010],
    ['\u200e2010\u00a0', 2010],
  ] as const) {
    assert.deepEqual(readTypedInteger(typed), { kind: 'number', value }, typed);
  }
});

test('where only digits can be, a decimal, a sign and letters are refused with a message', () => {
  for (const [typed, reason] of [
    ['2.5', 'decimal'],
    ['25.0', 'decimal'],
    ['-3', 'sign'],
    ['+3', 'sign'],
    ['1e3', 'letters'],
    ['18.5 lakh', 'letters'],
    ['ten', 'letters'],
    ['2 5', 'grouping'],
    ['1,2', 'grouping'],
    ['99999999999999999', 'too_large'],
  ] as const) {
    const message = integerMessages[reason];
    assert.deepEqual(readTypedInteger(typed), { kind: 'refused', reason, message }, typed);
  }
});
