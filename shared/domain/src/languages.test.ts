import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localeOf, pathIn, preferredLanguage } from './languages.ts';

test('Accept-Language prefers by quality, then by its order', () => {
  for (const [header, language] of [
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['hi', 'hi'],
    ['hi-IN', 'hi'],
    ['HI-in, en', 'hi'],
    ['hi-IN,hi;q=0.9,en-US;q=0.8,en;q=0.7', 'hi'],
    ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
    ['en;q=0.5, hi;q=0.9', 'hi'],
    ['en ; q=0.5 , hi ; Q=0.9', 'hi'],
    ['mr, hi;q=0.4, en;q=0.3', 'hi'],
    ['mr-IN, ta;q=0.5', 'en'],
    ['mr, *;q=0.1', 'en'],
    ['en;q=0, *', 'hi'],
    ['hi;q=0, en;q=0.1', 'en'],
    ['hi;q=0', 'en'],
    ['hi;q=2', 'en'],
    ['hi;q=abc, en;q=0.1', 'en'],
    ['hi;q=0.1234, en;q=0.1', 'en'],
    ['hindi', 'en'],
    [';;;,,,=q', 'en'],
    [`${'x,'.repeat(100_000)}hi`, 'en'],
  ] as const) {
    assert.equal(preferredLanguage(header), language, header?.slice(0, 60));
  }
});

test('a page has an address in each language', () => {
  for (const [path, inHindi] of [
    ['/', '/hi'],
    ['/?search=x', '/hi?search=x'],
    ['/#top', '/hi#top'],
    ['/designers', '/hi/designers'],
    ['/vendors/3?show=reviews#reviews', '/hi/vendors/3?show=reviews#reviews'],
  ] as const) {
    assert.equal(pathIn('hi', path), inHindi);
    assert.equal(pathIn('en', path), path);
  }
});

test('a language has its locale', () => {
  assert.deepEqual([localeOf('en'), localeOf('hi')], ['en-IN', 'hi-IN']);
});
