import { expect, test } from '@jest/globals';
import { hasPageBefore } from './has-page-before.ts';

/** A window with so many pages in its history, which `referrer` has led to. */
function aWindow(length: number, referrer: string) {
  return {
    navigation: undefined,
    history: { length },
    document: { referrer },
    location: { origin: 'https://aangan.example' },
  } as unknown as typeof window;
}

test.each([
  ['a link of this site has opened it', 2, 'https://aangan.example/', true],
  ['a link of this site has opened it in a new tab', 1, 'https://aangan.example/', false],
  ['another site has led to it', 2, 'https://search.example/', false],
  ['its address was typed', 2, '', false],
])('where %s', (_how, length, referrer, isThere) => {
  expect(hasPageBefore(aWindow(length, referrer))).toBe(isThere);
});

const page = 'https://aangan.example/terms';

test.each([
  ['a page of this site is before it', ['https://aangan.example/designers', page], true],
  ['only itself is, without the section', [page, `${page}#law`], false],
  ['it is the first of this site', [page], false],
  // What browsers answer where a page keeps its address for itself.
  ['a page without an address is before it', [null, page], false],
])('where the browser knows its history: %s', (_how, addresses, isThere) => {
  const entries = addresses.map((url, index) => ({ url, index }));
  const navigation = { entries: () => entries, currentEntry: entries.at(-1) };
  const asked = { navigation, location: { href: addresses.at(-1) } };
  expect(hasPageBefore(asked as unknown as typeof window)).toBe(isThere);
});
