import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { languageOf, languagesOf, pathInLanguage, prefixOf, textIn } from './languages.ts';

const languages = [
  { code: 'en', locale: 'en-IN', name: 'English' },
  { code: 'hi', locale: 'hi-IN', name: 'हिन्दी' },
];

const english = (path: string) => ({ language: 'en', locale: 'en-IN', path, prefix: '' });
const hindi = (path: string) => ({ language: 'hi', locale: 'hi-IN', path, prefix: '/hi' });

describe('the language of an address', () => {
  test('is that of its first segment, and the path is without it', () => {
    assert.deepEqual(languageOf('/hi/items/3', languages), hindi('/items/3'));
    assert.deepEqual(languageOf('/items/3', languages), english('/items/3'));
  });

  test('is the same at the start page with and without a slash', () => {
    assert.deepEqual(languageOf('/hi', languages), hindi('/'));
    assert.deepEqual(languageOf('/hi/', languages), hindi('/'));
    assert.deepEqual(languageOf('/', languages), english('/'));
  });

  test('is the default one where the segment only begins like a language, or is none of the site', () => {
    for (const path of [
      '/hindi',
      '/hi-IN/items',
      '/xx/items',
      '/items/hi',
      '/%68i/items',
      '//hi',
    ]) {
      assert.deepEqual(languageOf(path, languages), english(path));
    }
  });

  test('is the default one where the segment is that of the default one, which has no addresses', () => {
    assert.deepEqual(languageOf('/en/items', languages), english('/en/items'));
  });

  test('is found in any case of letters, as the router finds it', () => {
    assert.deepEqual(languageOf('/HI/items', languages), hindi('/items'));
  });

  test('leaves no path that names a host', () => {
    assert.deepEqual(languageOf('/hi//evil.example/x', languages), hindi('/evil.example/x'));
  });

  test('of a site that declares none is English as in India', () => {
    assert.deepEqual(languageOf('/hi/items', undefined), english('/hi/items'));
    assert.deepEqual(languagesOf(undefined), [{ code: 'en', locale: 'en-IN', name: 'English' }]);
  });
});

test('a path in a language is written as the router writes it', () => {
  assert.equal(prefixOf('hi', languages), '/hi');
  assert.equal(prefixOf('en', languages), '');
  assert.equal(pathInLanguage('/', '/hi'), '/hi');
  assert.equal(pathInLanguage('/items', '/hi'), '/hi/items');
  assert.equal(pathInLanguage('/', ''), '/');
});

test('a text is the one of the language, or else of the default language', () => {
  const text = { en: 'Vendors', hi: 'वेंडर' };
  assert.equal(textIn(text, 'hi', 'en'), 'वेंडर');
  assert.equal(textIn(text, 'ta', 'en'), 'Vendors');
  assert.equal(textIn('Vendors', 'hi', 'en'), 'Vendors');
});
