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

test('a visitor is made up for one of the audiences, with what the API answers about the session', () => {
  const visitor = (audience: string, address: string) => ({
    audience,
    storage: { token: 'made-up' },
    answers: { [address]: { id: 1 } },
  });
  const visitors = [visitor('member', '/api/auth/me/')];
  assert.deepEqual(parseShellManifest({ ...manifest, visitors }).visitors, visitors);
  for (const wrong of [visitor('stranger', '/api/auth/me/'), visitor('member', '/platform/x')]) {
    assert.throws(() => parseShellManifest({ ...manifest, visitors: [wrong] }), ManifestError);
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
