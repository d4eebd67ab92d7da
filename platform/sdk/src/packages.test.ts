import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { packageManifest } from './package-manifest.ts';
import { catalog, libraries, sdkPackages } from './packages.ts';

const root = join(import.meta.dirname, '../../..');

test('the packages are those that a new remote names, and all that these need of the workspace', () => {
  const names = sdkPackages(root).map(({ manifest }) => manifest.name);
  for (const name of ['build', 'host', 'ui', 'api-client', 'testing', 'manifest', 'endpoint']) {
    assert.ok(names.includes(`@aangan/${name}`), name);
  }
  for (const name of ['server', 'registry', 'checker', 'cli']) {
    assert.ok(!names.includes(`@aangan/${name}`), name);
  }
});

test('repositories install the exact versions of the workspace beside them', () => {
  const versions = catalog(root);
  assert.match(versions.get('@reduxjs/toolkit') ?? '', /^\d+\.\d+\.\d+$/);
  assert.equal(libraries(root).react, versions.get('react'));
});

test('a built package leads to compiled files and names exact versions', () => {
  const host = sdkPackages(root).find(({ manifest }) => manifest.name === '@aangan/host');
  assert.ok(host);
  const versions = catalog(root);
  const made = packageManifest(host, versions);
  assert.deepEqual(made.exports['.'], { types: './dist/index.d.ts', default: './dist/index.js' });
  assert.equal(made.exports['./host-contract.json'], './host-contract.json');
  assert.equal(made.dependencies.react, versions.get('react'));
  assert.equal(made.dependencies['@aangan/api-client'], 'workspace:*');
  assert.deepEqual(made.peerDependenciesMeta?.['@testing-library/react'], { optional: true });
});
