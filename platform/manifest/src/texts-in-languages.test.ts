import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { forBrowser } from './browser-composition.ts';
import { compose } from './compose.ts';
import { composeRemote, composeShell } from './compose-releases.ts';
import { inLanguage } from './in-language.ts';
import { ManifestError } from './parse.ts';
import { parseRemoteManifest, type RouteDeclaration } from './remote-manifest.ts';
import { parseShellManifest } from './shell-manifest.ts';
import { aRemoteRelease, aShellRelease } from './testing/a-release.ts';

const languages = [
  { code: 'en', locale: 'en-IN', name: 'English' },
  { code: 'hi', locale: 'hi-IN', name: 'हिन्दी' },
];
const { manifest } = aShellRelease();
const remote = aRemoteRelease();

function problemsOf(parse: () => unknown): readonly string[] {
  try {
    parse();
    return [];
  } catch (error) {
    if (error instanceof ManifestError) return error.problems;
    throw error;
  }
}

const shellProblems = (changes: object) =>
  problemsOf(() => parseShellManifest({ ...manifest, languages, ...changes }));
const routeProblems = (changes: object) => {
  const routes = [{ path: '/items', expose: './ItemPage', ...changes }];
  return problemsOf(() => parseRemoteManifest({ ...remote.manifest, routes }));
};
const titled = (title: unknown) => ({ pages: [{ path: '/about', title }] });

describe('the languages of a shell.json', () => {
  test('are a list of code, locale and name, of which the first is the default', () => {
    assert.deepEqual(shellProblems({}), []);
    assert.deepEqual(shellProblems({ languages: languages.slice(0, 1) }), []);
    assert.equal(shellProblems({ languages: [] }).length, 1);
  });

  test('have codes of two or three lower-case letters, each once, and a locale of their own', () => {
    const [english, hindi] = languages;
    for (const code of ['HI', 'h', 'hindi', 'hi-IN', '']) {
      assert.match(
        shellProblems({ languages: [english, { ...hindi, code }] }).join(),
        /languages\.1\.code: expected the code of a language: two or three lower-case letters/,
      );
    }
    assert.deepEqual(shellProblems({ languages: [english, hindi, hindi] }), [
      'languages: "hi" is listed twice',
    ]);
    assert.deepEqual(shellProblems({ languages: [english, { ...hindi, locale: 'en-IN' }] }), [
      'languages: the locale "en-IN" is not one of "hi"',
    ]);
  });

  test('take the addresses below their codes: no page of the shell, no file and no path of the platform is there', () => {
    for (const path of ['/hi', '/hi/about', '/HI/:id', '/en']) {
      assert.deepEqual(shellProblems({ pages: [{ path, title: 'About' }] }), [
        `pages: "${path}" begins as the addresses of a language do`,
      ]);
    }
    assert.deepEqual(shellProblems({ pages: [{ path: '/hindi', title: 'About' }] }), []);
    assert.deepEqual(shellProblems({ files: { '/h*': { api: '/api/h*' } } }), [
      'languages: the file "/h*" is where "hi" has its addresses',
    ]);
    const api = { code: 'api', locale: 'api', name: 'Apian' };
    assert.deepEqual(shellProblems({ languages: [...languages, api] }), [
      'languages: "/api" is an address of the platform',
    ]);
  });
});

describe('a text of a manifest', () => {
  test('is one text, or one for each language', () => {
    const label = { en: 'Items', hi: 'चीज़ें' };
    assert.deepEqual(shellProblems({ ...titled(label), description: label }), []);
    const link = { slot: 'header.links', label, order: 1 };
    assert.deepEqual(routeProblems({ title: label, link }), []);
    assert.deepEqual(routeProblems({ title: 'Items', link: { ...link, label: 'Items' } }), []);
  });

  test('has the default language, and no language that the site does not speak', () => {
    assert.deepEqual(shellProblems(titled({ hi: 'बारे में' })), [
      'pages: the title of "/about" is not in "en", the default language',
    ]);
    assert.deepEqual(shellProblems({ description: { en: 'A site', ta: 'தளம்' } }), [
      'description: the text is in "ta", and the site’s languages are en, hi',
    ]);
    assert.deepEqual(
      problemsOf(() => parseShellManifest({ ...manifest, ...titled({ en: 'A', hi: 'अ' }) })),
      ['pages: the title of "/about" is in "hi", and the site’s languages are en'],
    );
  });

  test('is one line in each language', () => {
    const says = 'is one line without control characters, found "बारे\\u{a}में"';
    assert.deepEqual(shellProblems(titled({ en: 'About', hi: 'बारे\nमें' })), [
      `pages: the title of "/about" ${says}`,
    ]);
    assert.deepEqual(routeProblems({ title: { en: 'About', hi: 'बारे\nमें' } }), [
      `routes: the title of "/items" ${says}`,
    ]);
    assert.deepEqual(routeProblems({ title: {} }), [
      'routes: the title of "/items" has no text in any language',
    ]);
  });

  test('is at most as long in each language as it may be in one', () => {
    const expected =
      'routes.0.title: expected one line of 1 to 80 characters, or one by the code of each language';
    assert.match(routeProblems({ title: 'x'.repeat(81) }).join(), new RegExp(`^${expected}`));
    const hindi = { en: 'Items', hi: 'च'.repeat(81) };
    assert.match(routeProblems({ title: hindi }).join(), new RegExp(`^${expected}`));
    assert.match(routeProblems({ title: { HI: 'x' } }).join(), new RegExp(`^${expected}`));
    assert.match(routeProblems({ title: 7 }).join(), new RegExp(`^${expected}`));
  });
});

test('a composition in a language has its texts only, and those of the default language where it has none', () => {
  const link = { slot: 'header.links', label: { en: 'Items', hi: 'चीज़ें' }, order: 1 };
  const routes: RouteDeclaration[] = [
    { path: '/items', expose: './ItemPage', title: { en: 'All items', hi: 'सब चीज़ें' }, link },
    { path: '/items/:id', expose: './ItemPage', title: { en: 'One item' } },
  ];
  const composition = compose({
    channel: 'production',
    revision: 1,
    shell: composeShell({
      ...aShellRelease(),
      manifest: {
        ...manifest,
        languages,
        description: { en: 'A site', hi: 'एक साइट' },
        ...titled({ en: 'About', hi: 'परिचय' }),
      } as typeof manifest,
    }),
    remotes: [composeRemote({ ...remote, manifest: { ...remote.manifest, routes } })],
  });
  const hindi = forBrowser(inLanguage(composition, 'hi'));
  assert.deepEqual(
    hindi.remotes[0]?.routes.map(({ title, link: one }) => [title, one?.label]),
    [
      ['सब चीज़ें', 'चीज़ें'],
      ['One item', undefined],
    ],
  );
  assert.deepEqual(hindi.shell.pages, [{ path: '/about', title: 'परिचय' }]);
  assert.equal(hindi.shell.description, 'एक साइट');
  assert.deepEqual(hindi.shell.languages, languages);
  assert.doesNotMatch(JSON.stringify(hindi), /All items|A site|"About"/);
  const english = forBrowser(inLanguage(composition));
  assert.doesNotMatch(JSON.stringify(english), /चीज़ें|परिचय|साइट/);
  assert.equal(hindi.id, english.id);
});

test('a composition whose texts are in one language stays as it is, to the byte', () => {
  const composition = compose({
    channel: 'production',
    revision: 1,
    shell: composeShell(aShellRelease()),
    remotes: [composeRemote(remote)],
  });
  assert.equal(JSON.stringify(inLanguage(composition)), JSON.stringify(composition));
});
