import assert from 'node:assert/strict';
import { test } from 'node:test';
import { domainToUnicode } from 'node:url';
import { readEmail, shownEmail } from './email.ts';

test('a domain in any script is answered in ASCII, the same for both ways to write it', () => {
  assert.deepEqual(readEmail('asha@आंगन.भारत'), { value: 'asha@xn--i1bh6c8c.xn--h2brj9c' });
  assert.deepEqual(readEmail('asha@xn--i1bh6c8c.xn--h2brj9c'), {
    value: 'asha@xn--i1bh6c8c.xn--h2brj9c',
  });
  assert.deepEqual(readEmail('asha@நிறுவனம்.இந்தியா'), {
    value: 'asha@xn--vlccpku2dp3h.xn--xkc2dl3a5ee0h',
  });
});

test('a part before the @ of one letter is an address', () => {
  assert.deepEqual(readEmail('a@studio.in'), { value: 'a@studio.in' });
});

test('what comes along with a copied address is dropped', () => {
  for (const typed of [
    ' asha@studio.in\n',
    '<asha@studio.in>',
    '\u202aasha@studio.in\u202c',
    'mailto:asha@studio.in',
    '“asha@studio.in”',
  ]) {
    assert.deepEqual(readEmail(typed), { value: 'asha@studio.in' }, typed);
  }
});

test('the part before the @ is ASCII, and the refusal says so', () => {
  assert.deepEqual(readEmail('आशा@studio.in'), {
    refusal:
      'Before the @, an email address has only English letters, digits and signs such as . and -',
  });
});

test('what is no address is refused', () => {
  for (const typed of [
    'asha',
    'asha@',
    '@studio.in',
    'asha@studio',
    'a b@studio.in',
    'a@b@studio.in',
    'asha@studio.in/x',
    'asha@127.0.0.1',
  ]) {
    assert.deepEqual(readEmail(typed), { refusal: 'Email is invalid' }, typed);
  }
});

test('a domain in another script is shown in its own letters', () => {
  for (const domain of [
    'आंगन.भारत',
    'நிறுவனம்.இந்தியா',
    'গৃহসজ্জা.ভারত',
    'mañana.example',
    'münchen.de',
    '例え.jp',
    'studio.in',
    'स्टूडियो-2026.भारत',
    'ஆஆஆஆஆஆஆஆ.example',
    'கட்டிடக்கலைநிறுவனம்சென்னை.example',
    'ज़ोहरा-घर-सजावट-और-वास्तुकला.भारत',
    '𑄌𑄋𑄴𑄟𑄳𑄦.example',
  ]) {
    const read = readEmail(`asha@${domain}`);
    assert.ok('value' in read, domain);
    assert.equal(shownEmail(read.value), `asha@${domainToUnicode(domain)}`);
  }
});

test('what is no punycode is shown as it is', () => {
  for (const email of ['asha@xn--.in', 'asha@xn--99999999.in', 'asha@xn--a.in', 'asha', '']) {
    assert.equal(shownEmail(email), email);
  }
});
