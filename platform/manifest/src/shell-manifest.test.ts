import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ManifestError } from './parse.ts';
import { parseShellManifest } from './shell-manifest.ts';

const manifest = {
  $schema: '/platform/schemas/shell.schema.json',
  siteName: 'Site',
  audiences: ['guest', 'member'],
  defaultAudience: 'guest',
  flags: [],
  pages: [{ path: '/about', title: 'About' }],
  files: {
    '/favicon.ico': { release: 'favicon.ico' },
    '/map-*': { api: '/api/public/map-*' },
  },
};

test('a shell.json is taken as it is', () => {
  assert.deepEqual(parseShellManifest(manifest), manifest);
});

test('a file at the root comes from the release or from the API, and from nowhere else', () => {
  for (const files of [
    { '/a/b.txt': { release: 'b.txt' } },
    { '/robots.txt': { api: '/platform/releases' } },
    { '/robots.txt': { api: '/api/../platform/releases' } },
    { '/robots.txt': { release: '../secret' } },
  ]) {
    assert.throws(() => parseShellManifest({ ...manifest, files }), ManifestError);
  }
});

test('accounts for checks are at an address of the API to which a name can be added', () => {
  const accounts = '/api/checks/accounts/';
  assert.equal(parseShellManifest({ ...manifest, accounts }).accounts, accounts);
  for (const wrong of [
    '/api/accounts',
    '/api/',
    '/platform/x/',
    '/api/../x/',
    '/api/:id/',
    '/api/x/?y=1',
  ]) {
    assert.throws(() => parseShellManifest({ ...manifest, accounts: wrong }), ManifestError);
  }
});

test('the default audience is one of the audiences', () => {
  assert.throws(
    () => parseShellManifest({ ...manifest, defaultAudience: 'visitor' }),
    new ManifestError('shell.json', [
      'defaultAudience: expected one of guest, member, found "visitor"',
    ]),
  );
});
