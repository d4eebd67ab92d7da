import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanText } from './clean-text.ts';

const release = '/releases/vendors/0123456789abcdef/';

test('places in files of releases stay, without origin and query, and other text keeps its lines', () => {
  const stack = `TypeError: x is undefined
    at Page (https://site.example${release}page.1234567890.js?retry=2:1:234567)
    at ${release}other.js:9:10`;
  const expected = `TypeError: x is undefined
    at Page (${release}page.1234567890.js:1:234567)
    at ${release}other.js:9:10`;
  assert.equal(cleanText(stack, 1_000), expected);
});

test('mail addresses, queries, fragments and long numbers are taken out', () => {
  assert.equal(
    cleanText('asha@example.in called +919876543210 on /search?q=asha#here, item #42', 1_000),
    '[mail] called [number] on /search item #42',
  );
});

test('phone numbers are taken out as they are written in India; sizes, years and versions stay', () => {
  for (const phone of ['98450 12345', '+91 98450 12345', '098450-12345', '1234567890']) {
    assert.equal(cleanText(`call ${phone}, or wait`, 100), 'call [number], or wait');
  }
  const kept =
    '12345 of 65536 bytes, 1920x1080, 1920 1080, 2026-11-22, 2025 2026, 10.34.9, 1:12345';
  assert.equal(cleanText(kept, 200), kept);
});

test('what a console would act on becomes blanks, half a surrogate pair is replaced, and the end is cut off', () => {
  assert.equal(cleanText('a\u001b[31mred\u0000\u202eb\ud800', 1_000), 'a [31mred  b\ufffd');
  assert.equal(cleanText('x'.repeat(10_000), 500).length, 500);
});
