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
};

test('a shell.json is taken as it is', () => {
  assert.deepEqual(parseShellManifest(manifest), manifest);
});

test('the default audience is one of the audiences', () => {
  assert.throws(
    () => parseShellManifest({ ...manifest, defaultAudience: 'visitor' }),
    new ManifestError('shell.json', [
      'defaultAudience: expected one of guest, member, found "visitor"',
    ]),
  );
});
