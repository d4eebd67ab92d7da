import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RouteDeclaration } from '@aangan/manifest';
import { remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { checkComposition } from './check-composition.ts';

const languages = [
  { code: 'en', locale: 'en-IN', name: 'English' },
  { code: 'hi', locale: 'hi-IN', name: 'हिन्दी' },
];

function problemsOf(route: Partial<RouteDeclaration>, declared: object = { languages }) {
  const { manifest } = remoteRelease('items', '1', { route });
  const shell = shellRelease('1', declared).manifest;
  return checkComposition({ shell, remotes: [manifest], today: '2026-11-27' }).problems;
}

const items = `items ${remoteRelease('items', '1').manifest.release} (team items)`;

describe('the languages of a site', () => {
  test('take the addresses below their codes: no remote has a page there', () => {
    assert.deepEqual(problemsOf({ path: '/hi/items' }), [
      `languages: ${items} claims the path /hi/items, and the site has its pages in a language below /hi. Begin the path with another name.`,
    ]);
    assert.equal(problemsOf({ path: '/en' }).length, 1);
    assert.deepEqual(problemsOf({ path: '/hindi/:id' }), []);
    assert.deepEqual(problemsOf({ path: '/hi/items' }, {}), []);
  });

  test('are those of the texts of remotes: the default one is among them, and no other than the site’s', () => {
    assert.deepEqual(problemsOf({ title: { en: 'Items', hi: 'चीज़ें' } }), []);
    assert.deepEqual(problemsOf({ title: { en: 'Items', ta: 'x' } }), [
      `languages: ${items} has texts in the languages of the site, but in its routes: the title of "/items" is in "ta", and the site’s languages are en, hi. Correct the text in remote.json, or add the language to shell.json.`,
    ]);
    const link = { slot: 'header.links', label: { hi: 'चीज़ें' }, order: 1 };
    assert.match(
      problemsOf({ link }).join(),
      /the label of its link of "\/items" is not in "en", the default language/,
    );
    assert.match(problemsOf({ title: { en: 'Items', hi: 'x' } }, {}).join(), /is in "hi", and the/);
  });
});
