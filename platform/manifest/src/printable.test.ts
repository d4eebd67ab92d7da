import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printable, printableLines } from './printable.ts';

test('what a terminal would act on is written as its code, and words of any script stay as they are', () => {
  assert.equal(printable('a\u001b[2Kb\r\n\u202ec'), 'a\\u{1b}[2Kb\\u{d}\\u{a}\\u{202e}c');
  for (const word of ['क्‍ष', 'നന്‍മ', 'മീൻ‌പിടിത്തം', 'été']) assert.equal(printable(word), word);
  assert.equal(printableLines('a\n\u0007b'), 'a\n\\u{7}b');
});
