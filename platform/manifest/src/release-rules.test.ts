import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { containerOf } from './release-rules.ts';
import { aRemoteRelease, aShellRelease } from './testing/a-release.ts';
import { problemsOf } from './testing/problems-of.ts';

const { files: remoteFiles, manifest: declared, ...plainRemote } = aRemoteRelease();
const { files: shellFiles, ...plainShell } = aShellRelease();
const { release: id } = plainRemote;
const [file] = Object.values(remoteFiles);
const more = { 'page.css': file, 'text.json': file };

/** release.json of a remote, with changes to it and to its one route. */
function remote(changes: object = {}, route: object = {}) {
  const routes = declared.routes.map((plain) => ({ ...plain, ...route }));
  const files = { ...remoteFiles, ...more };
  return { ...plainRemote, files, manifest: { ...declared, routes }, ...changes };
}

function shell(changes: object = {}) {
  return { ...plainShell, files: { ...shellFiles, ...more }, ...changes };
}

describe('a release.json', () => {
  test('as a build writes it is taken', () => {
    assert.deepEqual(problemsOf(remote()), []);
    assert.deepEqual(problemsOf(shell()), []);
  });

  test('of a shell is called shell, and that of a remote is not', () => {
    const other = { name: 'theme', container: containerOf('theme', id) };
    assert.deepEqual(problemsOf(shell(other)), [
      'name: expected "shell" for a release of kind shell, found "theme"',
    ]);
    const manifest = { ...remote().manifest, name: 'shell' };
    const named = { name: 'shell', manifest, container: containerOf('shell', id) };
    assert.deepEqual(problemsOf(remote(named)), ['kind: "shell" is the name of the shell']);
  });

  test('has its portable container in the folder for it, by its own name', () => {
    const names = ['portable/remoteEntry.js', 'portable/mf-manifest.json'] as const;
    const files = { ...remoteFiles, ...Object.fromEntries(names.map((name) => [name, file])) };
    const container = `aangan_items_${id}_portable`;
    const portable = { container, entry: names[0], manifest: names[1] };
    assert.deepEqual(problemsOf(remote({ files, portable })), []);
    const other = { container: 'items', entry: 'entry.js', manifest: names[1] };
    assert.deepEqual(problemsOf(remote({ files, portable: other })), [
      `portable.container: expected "${container}", found "items"`,
      'portable: "entry.js" is not in the folder portable/',
    ]);
    assert.deepEqual(
      problemsOf(remote({ portable })),
      names.map((name) => `files: "${name}" is named but not listed`),
    );
  });

  test('has the container of its own name and id, and no other', () => {
    for (const container of [
      '__proto__',
      'constructor',
      `aangan_designers_${id}`,
      'webpackChunk',
    ]) {
      assert.deepEqual(problemsOf(remote({ container })), [
        `container: expected "aangan_items_${id}", found "${container}"`,
      ]);
    }
    assert.equal(problemsOf(shell({ container: `aangan_items_${id}` })).length, 1);
  });

  test('names scripts, pages and fonts where they belong', () => {
    assert.deepEqual(problemsOf(remote({ entry: 'page.css' })), [
      'entry: expected a script (.js), found "page.css"',
    ]);
    assert.deepEqual(problemsOf(remote({ exposes: { './ItemPage': ['text.json'] } })), [
      'exposes../ItemPage: expected a script (.js), found "text.json"',
    ]);
    assert.deepEqual(
      problemsOf(shell({ template: 'shell.js', scripts: ['page.css'], fonts: ['text.json'] })),
      [
        'scripts: expected a script (.js), found "page.css"',
        'template: expected a page (.html), found "shell.js"',
        'fonts: expected a font (.woff2), found "text.json"',
      ],
    );
    const inherited = problemsOf(shell({ template: 'constructor' }));
    assert.ok(inherited.includes('files: "constructor" is named but not listed'));
  });

  test('routes only to modules that it exposes, and builds each that it declares', () => {
    assert.deepEqual(problemsOf(remote({}, { expose: './Gone' })), [
      'routes: "/items/:id" names ./Gone, and exposes lists ./ItemPage',
    ]);
    assert.deepEqual(problemsOf(remote({ exposes: {} })), [
      'exposes: remote.json lists ./ItemPage, and the build has no such module',
    ]);
  });

  test('consumes the modules of other remotes only', () => {
    const manifest = { ...declared, consumes: { items: ['./ItemPage'] } };
    assert.deepEqual(problemsOf(remote({ manifest })), [
      'consumes: a remote does not consume its own modules, found "items"',
    ]);
  });

  test('deprecates a name until a day of the calendar', () => {
    const until = (day: string) =>
      problemsOf(shell({ shared: { ...plainShell.shared, deprecated: { host: { old: day } } } }));
    assert.deepEqual(until('2028-02-29'), []);
    for (const day of ['9999-99-99', '2027-02-29', '2027-13-01', '2027-1-1', 'soon']) {
      assert.deepEqual(until(day), [
        `shared.deprecated.host.old: expected a date such as 2027-01-31, found "${day}"`,
      ]);
    }
  });

  test('has a default audience that its shell declares', () => {
    const manifest = { ...shell().manifest, defaultAudience: 'nobody' };
    assert.deepEqual(problemsOf(shell({ manifest })), [
      'defaultAudience: expected one of guest, found "nobody"',
    ]);
  });
});

describe('a path that a remote claims', () => {
  test('may be literal, have parameters, and end in everything below', () => {
    for (const path of ['/', '/a', '/a-b/:id', '/:one/:two_2', '/a/*', '/A_1/b']) {
      assert.deepEqual(problemsOf(remote({}, { path })), [], path);
    }
  });

  test('is refused when the router would read it as another, or not at all', () => {
    const malformed = ['', 'a', '//', '//login', '/login/', '/a//b', '/a/', '/*', '/a*', '/*/a'];
    const unclear = ['/a/:', '/a:id', '/:id-x', '/:1', '/a?', '/:id?', '/%6cogin', '/a/../b'];
    for (const path of [...malformed, ...unclear, '/a.b', '/a b', '/a\\b', '/\n']) {
      assert.notDeepEqual(problemsOf(remote({}, { path })), [], path);
    }
    assert.deepEqual(problemsOf(remote({}, { path: '/:id/:id' })), [
      'routes: "/:id/:id" names one parameter twice',
    ]);
  });

  test('sends other audiences to a path of the site, without parameters', () => {
    for (const to of ['//evil.example', '/:id', '/a/*', 'https://evil.example/']) {
      assert.notDeepEqual(problemsOf(remote({}, { otherwise: { guest: to } })), [], to);
    }
  });
});

describe('the API address of first data', () => {
  test('is below /api/, with parts to fill', () => {
    for (const address of [
      '/api/designers/profiles/:id/',
      '/api/list/?search={search}&city={city*}&page_size=6',
      '/api/list/?firm=:id&page={page:1}',
      '/api/public/site.json',
    ]) {
      assert.deepEqual(problemsOf(remote({}, { data: [address] })), [], address);
    }
  });

  test('cannot leave /api/, however it is spelled', () => {
    const dots = ['/api/../x', '/api/..', '/api/./x', '/api/a/../../x', '/api/.hidden'];
    const encoded = ['/api/%2e%2e/x', '/api/%2E./x', '/api/..%2fx', '/api/%252e%252e/x'];
    const slashes = ['/api//evil.example', '/api/a//b', '/api\\..\\x', '/api/\\evil.example'];
    const others = ['/api', '/apix/', '/api/', '//api/x', 'https://e.example/api/x', '/api/x#y'];
    const controls = [
      '/api/\tx',
      '/api/\n../x',
      '/api/ x',
      '/api/x?a=b#c',
      '/api/x?../y',
      '/api/x?a=:b:c',
    ];
    for (const address of [...dots, ...encoded, ...slashes, ...others, ...controls]) {
      assert.notDeepEqual(problemsOf(remote({}, { data: [address] })), [], address);
    }
  });
});
