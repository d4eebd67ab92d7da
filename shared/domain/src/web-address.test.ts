import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readInstagram, readLinkedin, readPictureAddress, readWebAddress } from './web-address.ts';

test('an address as people write it gets its https://', () => {
  for (const [typed, value] of [
    ['www.studio.in', 'https://www.studio.in'],
    ['punetile.in', 'https://punetile.in'],
    ['punetile.in/tiles?x=1#a', 'https://punetile.in/tiles?x=1#a'],
    ['//studio.in/', 'https://studio.in/'],
    ['HTTP://Studio.in', 'http://Studio.in'],
    ['https:/studio.in', 'https://studio.in'],
    [' “www.studio.in” ', 'https://www.studio.in'],
    ['<https://studio.in/a_(b)>', 'https://studio.in/a_(b)'],
    ['\u200ewww.studio.in\ufeff', 'https://www.studio.in'],
    ['studio.in.', 'https://studio.in'],
    ['studio.in:8080/x', 'https://studio.in:8080/x'],
    ['आंगन.भारत', 'https://आंगन.भारत'],
    ['', ''],
    ['  ', ''],
  ]) {
    assert.deepEqual(readWebAddress(String(typed)), { value }, typed);
  }
});

test('a refused address says why', () => {
  const invalid = 'Please enter a valid URL';
  for (const [typed, refusal] of [
    ['my studio.in', `${invalid}: there is a space in it`],
    ['asha@studio.in', `${invalid}: this is a mail address`],
    ['javascript:alert(1)', `${invalid}: it begins with another word than http or https`],
    ['ftp://studio.in', `${invalid}: it begins with another word than http or https`],
    ['https://aangan.test@evil.test/', `${invalid}: there is a user’s name before its @`],
    ['studio', `${invalid}, such as www.studio.in`],
    ['https://', `${invalid}, such as www.studio.in`],
    ['catalogue.pdf', `${invalid}: this is the name of a file`],
    ['studio..in', `${invalid}, such as www.studio.in`],
    ['http://a', `${invalid}, such as www.studio.in`],
    ['https://studio./x', `${invalid}, such as www.studio.in`],
    ['@studio', `${invalid}: this is a name, not an address such as www.studio.in`],
  ]) {
    assert.deepEqual(readWebAddress(String(typed)), { refusal }, typed);
  }
});

test('an address on LinkedIn', () => {
  for (const [typed, value] of [
    ['linkedin.com/company/studio', 'https://linkedin.com/company/studio'],
    ['in.linkedin.com/in/asha', 'https://in.linkedin.com/in/asha'],
    ['http://www.linkedin.com/in/asha', 'https://www.linkedin.com/in/asha'],
    ['', ''],
  ]) {
    assert.deepEqual(readLinkedin(String(typed)), { value }, typed);
  }
  const invalid = 'Please enter a valid LinkedIn URL';
  for (const [typed, refusal] of [
    ['www.studio.in', `${invalid}: it is not on linkedin.com`],
    ['linkedin.com.evil.test/in/a', `${invalid}: it is not on linkedin.com`],
    ['linkedin.com/in/a<b', `${invalid}: it has a character that no address has`],
    ['asha', `${invalid}, such as linkedin.com/company/studio`],
    ['@x', `${invalid}: this is a name, not an address such as linkedin.com/company/studio`],
    ['x@studio.in', `${invalid}: this is a mail address`],
  ]) {
    assert.deepEqual(readLinkedin(String(typed)), { refusal }, typed);
  }
});

test('an address or a name on Instagram', () => {
  for (const [typed, value] of [
    ['@punetile.in', 'https://www.instagram.com/punetile.in'],
    ['instagram.com/studio', 'https://instagram.com/studio'],
    ['http://www.instagram.com/studio/', 'https://www.instagram.com/studio/'],
    ['', ''],
  ]) {
    assert.deepEqual(readInstagram(String(typed)), { value }, typed);
  }
  const invalid = 'Please enter a valid Instagram URL';
  for (const [typed, refusal] of [
    ['studio', `${invalid}, such as instagram.com/studio`],
    ['@my studio', `${invalid}: there is a space in it`],
    ['studio.in', `${invalid}: it is not on instagram.com`],
  ]) {
    assert.deepEqual(readInstagram(String(typed)), { refusal }, typed);
  }
});

test('an address of a picture may be a path of the own media', () => {
  const own = `/api/media/${'0a'.repeat(32)}.webp`;
  for (const [typed, value] of [
    [own, own],
    ['studio.in/a.jpg', 'https://studio.in/a.jpg'],
  ]) {
    assert.deepEqual(readPictureAddress(String(typed)), { value }, typed);
  }
});
