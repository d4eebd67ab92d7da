import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  asciiDigits,
  firstCharacters,
  isAtLeast,
  isAtMost,
  lengthOf,
  plainLine,
  plainText,
  tidied,
} from './typed-text.ts';

test('a letter written as one code point or as two is one text', () => {
  assert.equal(plainText('\u095c'), plainText('\u0921\u093c'));
  assert.equal(plainText('e\u0301'), 'é');
});

test('what copying brings along is dropped, joiners that letters need are kept', () => {
  assert.equal(plainText('\ufeffAsha\u200b\u00ad \u0007Rao\u2060'), 'Asha Rao');
  const joined = 'क्\u200dष न्\u200cय 👩\u200d🎨';
  assert.equal(plainText(joined), joined);
});

test('a text keeps its lines, with one kind of line end', () => {
  assert.equal(plainText('one\r\ntwo\rthree\u2028four\t5'), 'one\ntwo\nthree\nfour\t5');
});

test('a line has spaces for tabs, line ends and no-break spaces', () => {
  assert.equal(plainLine('\tAsha\u00a0\u202fRao\r\n'), 'Asha  Rao');
});

test('curly quotes are text', () => {
  assert.equal(plainLine('“Asha’s” – studio…'), '“Asha’s” – studio…');
});

test('five emoji are five characters, and a letter of two code points that is one in NFC is one', () => {
  assert.equal(lengthOf('🏠🏡🪑🛋🚪'), 5);
  assert.equal(lengthOf('e\u0301'), 1);
  assert.ok(isAtMost(5)('🏠🏡🪑🛋🚪') && !isAtMost(4)('🏠🏡🪑🛋🚪'));
  assert.ok(isAtLeast(5)('🏠🏡🪑🛋🚪') && !isAtLeast(6)('🏠🏡🪑🛋🚪'));
  assert.ok(isAtMost(4)(' four ') && isAtMost(4)(undefined) && isAtLeast(4)(''));
});

test('no character is cut in two', () => {
  assert.equal(firstCharacters('🏠🏡🪑', 2), '🏠🏡');
});

test('digits of every script are 0 to 9', () => {
  for (const digits of [
    '०१२३४५६७८९',
    '০১২৩৪৫৬৭৮৯',
    '੦੧੨੩੪੫੬੭੮੯',
    '૦૧૨૩૪૫૬૭૮૯',
    '୦୧୨୩୪୫୬୭୮୯',
    '௦௧௨௩௪௫௬௭௮௯',
    '౦౧౨౩౪౫౬౭౮౯',
    '೦೧೨೩೪೫೬೭೮೯',
    '൦൧൨൩൪൫൬൭൮൯',
    '٠١٢٣٤٥٦٧٨٩',
    '۰۱۲۳۴۵۶۷۸۹',
    '᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙',
    '꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹',
  ]) {
    assert.equal(asciiDigits(digits), '0123456789', digits);
  }
});

test('what is stored of a text is what its reader makes of it, or the text where it refuses', () => {
  assert.equal(
    tidied(() => ({ value: 'read' }), ' typed '),
    'read',
  );
  assert.equal(
    tidied(() => ({ refusal: 'not so' }), ' typed '),
    ' typed ',
  );
});
