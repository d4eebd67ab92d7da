import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, test } from 'node:test';
import { lockedPackages } from './locked-packages.ts';
import { dependencyClosure } from './workspace-packages.ts';

const lockfile = `lockfileVersion: '9.0'

settings:
  autoInstallPeers: true

importers:

  .:
    devDependencies:
      tool:
        specifier: 'catalog:'
        version: 5.0.0

  mfe-vendors:
    dependencies:
      '@site/ui':
        specifier: workspace:*
        version: link:../shared/ui
      form:
        specifier: 'catalog:'
        version: 2.0.0(react@19.0.0)
    devDependencies:
      '@testing-library/react':
        specifier: 'catalog:'
        version: 4.0.0
      other:
        specifier: npm:renamed@1.0.0
        version: renamed@1.0.0

  api:
    dependencies:
      server:
        specifier: 'catalog:'
        version: 3.0.0

packages:

  '@deep/darwin@1.0.0':
    resolution: {integrity: sha512-darwin}
    cpu: [arm64]
    os: [darwin]

  '@deep/one@1.0.0':
    resolution: {integrity: sha512-deep}

  '@testing-library/react@4.0.0':
    resolution: {integrity: sha512-testing}

  form@2.0.0:
    resolution: {integrity: sha512-form}
    peerDependencies:
      react: '>=19'

  react@19.0.0:
    resolution: {integrity: sha512-react}

  renamed@1.0.0:
    resolution: {integrity: sha512-renamed}

  server@3.0.0:
    resolution: {integrity: sha512-server}

  tool@5.0.0:
    resolution: {integrity: sha512-tool}

snapshots:

  '@deep/darwin@1.0.0': {}

  '@deep/one@1.0.0': {}

  '@testing-library/react@4.0.0': {}

  form@2.0.0(react@19.0.0):
    dependencies:
      react: 19.0.0
    optionalDependencies:
      '@deep/darwin': 1.0.0
      '@deep/one': 1.0.0

  react@19.0.0: {}

  renamed@1.0.0: {}

  server@3.0.0: {}

  tool@5.0.0: {}
`;

const locked = (text: string) => lockedPackages(text, ['mfe-vendors']);
const before = locked(lockfile);

describe('what a lockfile says of a package of the workspace', () => {
  for (const [what, from, to] of [
    ['a version that it names', '2.0.0', '2.1.0'],
    ['a version of what it needs', '19.0.0', '19.0.1'],
    ['the hash of a package', 'sha512-form', 'sha512-other'],
    ['the hash of what that one needs', 'sha512-react', 'sha512-other'],
    ['the hash of what it needs optionally', 'sha512-deep', 'sha512-other'],
    ['the hash of a package under another name', 'sha512-renamed', 'sha512-other'],
  ] as const) {
    test(`changes with ${what}`, () => {
      assert.ok(lockfile.includes(from));
      assert.notEqual(locked(lockfile.replaceAll(from, to)), before);
    });
  }

  for (const [what, from, to] of [
    ['a package that another one uses', 'sha512-server', 'sha512-other'],
    ['a version of another one', 'version: 3.0.0', 'version: 3.1.0'],
    ['a tool of the whole workspace', 'sha512-tool', 'sha512-other'],
    ['a library of tests', 'sha512-testing', 'sha512-other'],
    ['a program for one platform', 'sha512-darwin', 'sha512-other'],
    ['a platform that gets a program', "      '@deep/darwin': 1.0.0\n", ''],
    [
      'the way a version was asked for',
      "specifier: 'catalog:'\n        version: 2",
      'specifier: ^2.0.0\n        version: 2',
    ],
    ['a setting of the installer', 'autoInstallPeers: true', 'autoInstallPeers: false'],
  ] as const) {
    test(`stays with ${what}`, () => {
      assert.ok(lockfile.includes(from));
      assert.equal(locked(lockfile.replace(from, to)), before);
    });
  }

  test('is the whole lockfile where its form is another one', () => {
    for (const text of ['lock: 1', lockfile.replace('  react@19.0.0: {}\n', '')]) {
      assert.equal(locked(text), text);
    }
  });
});

test('the lockfile of this workspace is read: what only the API uses concerns no remote', () => {
  const root = join(import.meta.dirname, '../../..');
  const text = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const folders = [...dependencyClosure(join(root, 'mfe-vendors'))].map((one) =>
    relative(root, one),
  );
  const part = lockedPackages(text, folders);
  assert.notEqual(part, text);
  for (const name of ['react@', 'webpack@', 'typescript@', 'formik@']) {
    assert.match(part, new RegExp(`^${name}`, 'm'), name);
  }
  for (const name of ['fastify@', 'playwright@', 'kysely@', 'jest@']) {
    assert.doesNotMatch(part, new RegExp(`^${name}`, 'm'), name);
  }
});
