import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import webpack, { type Compilation } from 'webpack';
import { BundledPackagesPlugin, billOfMaterials, packageFolder } from './bill-of-materials.ts';

const directory = mkdtempSync(join(tmpdir(), 'aangan-bill-'));

describe('the bill of materials of a release', () => {
  after(() => rmSync(directory, { recursive: true, force: true }));

  test('names the packages in the bundles for browsers and for servers, and no others', async () => {
    write('a', { license: 'MIT' }, 'export const a = [globalThis];');
    write('@scope/b', { license: '(MIT OR Apache-2.0)' }, 'export const b = [globalThis];');
    write('unused', { license: 'MIT' }, 'export const unused = [globalThis];');
    write('on-servers', {}, 'export const c = [globalThis];');
    const browser = `import { a } from 'a'; import { b } from '@scope/b'; import { unused } from 'unused'; console.log(a, b);`;
    await build('server', `import { c } from 'on-servers'; console.log(c);`, [
      new BundledPackagesPlugin(),
    ]);
    const compilation = await build('browser', browser, []);
    const serverFolder = join(directory, 'server');
    const text = billOfMaterials(compilation, { name: 'vendors', version: '1', serverFolder });
    const { bomFormat, specVersion, metadata, components } = JSON.parse(text);
    assert.deepEqual([bomFormat, specVersion], ['CycloneDX', '1.6']);
    assert.deepEqual(metadata.component, { type: 'application', name: 'vendors', version: '1' });
    assert.deepEqual(
      components.map(({ purl, licenses }: { purl: string; licenses?: unknown }) => [
        purl,
        licenses,
      ]),
      [
        ['pkg:npm/%40scope/b@1.2.3', [{ expression: '(MIT OR Apache-2.0)' }]],
        ['pkg:npm/a@1.2.3', [{ license: { id: 'MIT' } }]],
        ['pkg:npm/on-servers@1.2.3', undefined],
      ],
    );
  });

  test('says which modules of a remote load a package, at once or later', async () => {
    write('at-once', {}, 'export const a = [globalThis, 1];');
    write('later', {}, 'export const b = [globalThis, 2];');
    write('other', {}, 'export const c = [globalThis, 3];');
    const page = `import { a } from 'at-once'; console.log(a); import('later').then(console.log);`;
    const part = `import { c } from 'other'; import { a } from 'at-once'; console.log(a, c);`;
    writeFileSync(join(directory, 'page.js'), page);
    writeFileSync(join(directory, 'part.js'), part);
    const container = `import(/* webpackChunkName: "Page" */ './page.js'); import(/* webpackChunkName: "Part" */ './part.js');`;
    const compilation = await build('remote', container, []);
    const text = billOfMaterials(compilation, {
      name: 'vendors',
      version: '1',
      serverFolder: join(directory, 'none'),
      exposes: ['./Page', './Part', './Absent'],
    });
    const loading = JSON.parse(text).components.map(
      (one: { name: string; properties: { name: string; value: string }[] }) => [
        one.name,
        one.properties.map(({ value }) => value),
      ],
    );
    assert.deepEqual(loading, [
      ['at-once', ['./Page', './Part']],
      ['later', ['./Page']],
      ['other', ['./Part']],
    ]);
  });

  test('sources of the workspace and generated entries are no packages', () => {
    assert.equal(
      packageFolder('/w/node_modules/.pnpm/a@1/node_modules/a/x.js'),
      '/w/node_modules/.pnpm/a@1/node_modules/a',
    );
    assert.equal(packageFolder('/w/mfe-vendors/node_modules/.aangan/entry.js'), undefined);
    assert.equal(packageFolder('/w/shared/ui/src/index.ts'), undefined);
  });

  function write(name: string, more: object, source: string): void {
    const folder = join(directory, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    const described = { name, version: '1.2.3', main: 'index.js', sideEffects: false, ...more };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(described));
    writeFileSync(join(folder, 'index.js'), source);
  }

  function build(
    folder: string,
    source: string,
    plugins: { apply(compiler: webpack.Compiler): void }[],
  ): Promise<Compilation> {
    const entry = join(directory, `${folder}.js`);
    writeFileSync(entry, source);
    const output = { path: join(directory, folder) };
    return new Promise((resolve, reject) => {
      webpack(
        { mode: 'production', context: directory, entry, output, plugins },
        (error, stats) => {
          if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString()));
          else resolve(stats.compilation);
        },
      );
    });
  }
});
