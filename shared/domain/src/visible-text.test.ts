import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isVisibleText } from './visible-text.ts';

const invisible = {
  nothing: '',
  spaces: ' \t\n\u00a0\u3000',
  'zero width spaces and joiners': '\u200b\u200c\u200d\ufeff\u2060',
  'fillers of Hangul': '\u3164\u115f\uffa0',
  'the blank of Braille': '\u2800',
  'directions and soft hyphens': '\u202e\u200f\u00ad',
};

for (const [what, text] of Object.entries(invisible)) {
  test(`${what}: nothing is visible`, () => assert.equal(isVisibleText(text), false));
}

test('letters, signs and emoji are visible, also beside what is not', () => {
  for (const text of ['a', '।', '👩‍🎨', 'क्‍ष', '\u200bघर']) assert.equal(isVisibleText(text), true);
});
