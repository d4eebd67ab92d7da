import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { hasInstalledSdk, installedPackages } from './installed-sdk.ts';
import { portableDirectory } from './portable-directory.ts';
import { providedVersions } from './shared-packages.ts';
import { sourceHash } from './source-hash.ts';
import { workspaceRoot } from './workspace-packages.ts';

describe('a repository of its own, with installed packages', () => {
  let folder: string;
  let app: string;
  const write = (path: string, value: string | object) => {
    mkdirSync(dirname(join(app, path)), { recursive: true });
    writeFileSync(join(app, path), typeof value === 'string' ? value : JSON.stringify(value));
  };
  const install = (name: string, version: string, more: object = {}, below = '') =>
    write(`${below}node_modules/${name}/package.json`, { name, version, ...more });

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'aangan-installed-')));
    app = join(folder, 'boards');
    write('package.json', {
      name: 'mfe-boards',
      dependencies: {
        '@aangan/host': 'https://aangan.example/platform/sdk/aangan-host-2.11.0.tgz',
      },
      devDependencies: { '@aangan/build': '2.11.0', jest: '30.5.2', '@testing-library/react': '1' },
    });
    write('remote.json', {});
    write('src/app/page.tsx', 'export const a = 1;');
    install('@aangan/build', '2.11.0', {
      dependencies: { webpack: '5' },
      optionalDependencies: { binding: '1' },
    });
    install('@aangan/host', '2.11.0', { dependencies: { react: '19.3.1' } });
    install('webpack', '5.110.3');
    install('binding', '1.0.0', { os: ['linux'], cpu: ['x64'] });
    install('react', '19.3.1');
    install('jest', '30.5.2');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is told from a folder of the workspace', () => {
    assert.equal(hasInstalledSdk(app), true);
    assert.equal(hasInstalledSdk(join(import.meta.dirname, '../../../mfe-portfolio')), false);
    assert.equal(workspaceRoot(app), app);
    assert.equal(portableDirectory(app), undefined);
  });

  test('is built with what is installed, but for tests and for some platforms', () => {
    const names = installedPackages(app).map(({ name }) => name);
    assert.deepEqual(names.sort(), ['@aangan/build', '@aangan/host', 'react', 'webpack']);
    assert.deepEqual(providedVersions(app), { react: '19.3.1', '@aangan/host': '2.11.0' });
  });

  test('makes the same release in every folder, however it was installed', () => {
    const before = sourceHash(app);
    const moved = join(folder, 'elsewhere/checkout');
    cpSync(app, moved, { recursive: true });
    writeFileSync(join(moved, 'package-lock.json'), '{"packages":{}}');
    assert.equal(sourceHash(moved), before);
    // Not hoisted, as another package manager may place it.
    cpSync(
      join(moved, 'node_modules/react'),
      join(moved, 'node_modules/@aangan/host/node_modules/react'),
      {
        recursive: true,
      },
    );
    rmSync(join(moved, 'node_modules/react'), { recursive: true });
    assert.equal(sourceHash(moved), before);
  });

  for (const [what, change] of [
    ['its sources', () => write('src/app/page.tsx', 'export const a = 2;')],
    ['its contract', () => write('remote.json', { name: 'boards' })],
    ['an installed package', () => install('react', '19.3.2')],
    ['the version of the packages', () => install('@aangan/build', '2.11.1')],
  ] as const) {
    test(`makes another release after a change of ${what}`, () => {
      const before = sourceHash(app);
      change();
      assert.notEqual(sourceHash(app), before);
    });
  }

  for (const [what, change] of [
    ['a test', () => write('src/app/page.test.tsx', '')],
    ['a test library', () => install('jest', '31.0.0')],
    ['the configuration of tests', () => write('jest.config.js', 'export default {};')],
  ] as const) {
    test(`makes the same release after a change of ${what}`, () => {
      const before = sourceHash(app);
      change();
      assert.equal(sourceHash(app), before);
    });
  }
});
