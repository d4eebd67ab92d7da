import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { providedNames } from './provided-names.ts';

const folder = mkdtempSync(join(tmpdir(), 'aangan-provided-names-'));

describe('the names that a shell provides', () => {
  after(() => rmSync(folder, { recursive: true, force: true }));

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  /** Builds a host that shares these packages, of which it imports what `index.js` says. */
  async function namesProvidedBy(packages: Record<string, string>, index: string) {
    for (const [name, text] of Object.entries(packages)) {
      write(`node_modules/${name}/package.json`, `{"name":"${name}","version":"1.0.0"}`);
      write(`node_modules/${name}/index.js`, text);
    }
    write('package.json', '{"name":"host","version":"1.0.0"}');
    write('index.js', index);
    const shared = Object.keys(packages).map((name) => [name, { singleton: true, eager: true }]);
    const compiler = webpack({
      ...{ mode: 'production', context: folder, entry: './index.js' },
      ...{ output: { path: join(folder, 'dist') }, optimization: { minimize: false } },
      plugins: [
        new ModuleFederationPlugin({
          ...{ name: 'host', shared: Object.fromEntries(shared), manifest: false, dts: false },
        }),
      ],
    });
    assert.ok(compiler);
    let found: Record<string, string[]> = {};
    compiler.hooks.compilation.tap('test', (compilation) => {
      compilation.hooks.processAssets.tap('test', () => {
        found = providedNames(compilation);
      });
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve())));
    });
    return found;
  }

  test('a shell provides all names of the packages that it shares, also those that it does not use', async () => {
    const provided = await namesProvidedBy(
      {
        modern: 'export const used = 1; export const unused = 2;',
        common: 'exports.first = 1; exports.second = 2;',
        whole: "export * from 'modern'; export const own = 3;",
        unknown: 'module.exports = globalThis.something;',
        absent: 'export const never = 1;',
      },
      `import { used } from 'modern'; import { first } from 'common'; import { own } from 'whole';
     import unknown from 'unknown'; console.log(used, first, own, unknown);`,
    );
    assert.deepEqual(provided, {
      common: ['default', 'first', 'second'],
      modern: ['unused', 'used'],
      unknown: ['*'],
      whole: ['own', 'unused', 'used'],
    });
  });
});
