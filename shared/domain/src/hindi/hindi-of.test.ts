import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { instagramReturnMessages } from '../instagram-return.ts';
import { connectionMessages, profileMessages, tooLongMessage } from '../limits.ts';
import { readInstagram, readLinkedin, readPictureAddress, readWebAddress } from '../web-address.ts';
import { hindiSentences, translator } from './hindi-of.ts';

const hindiOf = translator(hindiSentences);
const namesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const numbersIn = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).sort();

describe('sentences in Hindi', () => {
  test('have what is put into the English ones, and the same numbers', () => {
    for (const [english, hindi] of hindiSentences) {
      assert.deepEqual(namesIn(hindi), namesIn(english), english);
      const isOfWords = english.includes('60 pictures a second') || english.includes('U+0000');
      if (!isOfWords) {
        const missing = numbersIn(english).filter((number) => !hindi.includes(number));
        assert.deepEqual(missing, [], english);
      }
    }
  });

  test('are in Devanagari with Latin digits, and end in a danda that does not look like a digit', () => {
    for (const [english, hindi] of hindiSentences) {
      assert.match(hindi, /\p{Script=Devanagari}/u, english);
      assert.doesNotMatch(hindi, /[०-९]/, english);
      assert.equal(hindi, hindi.normalize('NFC'), english);
      assert.match(hindi, /[^\d।]।$/, english);
    }
  });

  test('are known for every failure of the return from Instagram', () => {
    const messages = Object.values(instagramReturnMessages);
    assert.ok(messages.length > 5);
    assert.deepEqual(
      messages.filter((message) => hindiOf(message) === undefined),
      [],
    );
  });

  test('are known for every refusal of an address', () => {
    const readers = [readWebAddress, readLinkedin, readInstagram, readPictureAddress];
    const wrong = [
      'a b.in',
      'studio',
      'javascript:alert(1)',
      '@studio name',
      '@@',
      'me@studio.in',
      'https://me@studio.in',
      'photo.jpg',
      'https://a',
      'www.studio.in',
      'https://linkedin.com/"',
      'https://instagram.com/"',
    ];
    const refusals = readers.flatMap((read) =>
      wrong.flatMap((text) => {
        const reading = read(text);
        return 'refusal' in reading ? [reading.refusal] : [];
      }),
    );
    assert.ok(refusals.length > 20);
    assert.deepEqual(
      refusals.filter((refusal) => hindiOf(refusal) === undefined),
      [],
    );
  });

  test('take over what is put in', () => {
    assert.equal(hindiOf(tooLongMessage(500)), 'इसमें 500 से ज़्यादा अक्षर नहीं हो सकते।');
    assert.equal(
      hindiOf(connectionMessages.budgetTooSmall(1_850_000)),
      'बजट कम से कम ₹18,50,000 होना चाहिए।',
    );
    assert.equal(
      hindiOf(`${profileMessages.linkedinInvalid}: it is not on linkedin.com`),
      'LinkedIn का सही लिंक लिखें: यह linkedin.com पर नहीं है।',
    );
  });

  test('what is put in may be any text, also one that looks like a pattern', () => {
    const translate = translator([['"{value}" is no choice.', '"{value}" विकल्प नहीं।']]);
    for (const value of ['', '$1 $& {value}', '"', 'a\nb', '(.*)', 'रंग', '😀'.repeat(1_000)]) {
      assert.equal(translate(`"${value}" is no choice.`), `"${value}" विकल्प नहीं।`);
    }
    assert.equal(translate('Something else.'), undefined);
  });
});
