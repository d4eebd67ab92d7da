import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withSdk } from './read-sdk.ts';

const sdk = {
  version: '2.12.0',
  libraries: { react: '19.4.0' },
  packages: [
    { name: '@aangan/host', url: 'https://aangan.example/platform/sdk/aangan-host-2.12.0.tgz' },
  ],
};

test('an upgrade writes addresses and versions where a package.json names the packages, and nowhere else', () => {
  const before = JSON.stringify(
    {
      name: 'mfe-boards',
      scripts: { react: 'echo react' },
      dependencies: {
        '@aangan/host': 'https://aangan.example/platform/sdk/aangan-host-2.11.0.tgz',
        react: '19.3.1',
        yup: '1.7.1',
      },
    },
    null,
    2,
  );
  assert.deepEqual(JSON.parse(withSdk(before, sdk)), {
    name: 'mfe-boards',
    scripts: { react: 'echo react' },
    dependencies: {
      '@aangan/host': 'https://aangan.example/platform/sdk/aangan-host-2.12.0.tgz',
      react: '19.4.0',
      yup: '1.7.1',
    },
  });
});

test('packages of a registry of npm, by version, become those of the site', () => {
  assert.match(withSdk('{ "@aangan/host": "^2.11.3" }', sdk), /aangan-host-2\.12\.0\.tgz/);
});
