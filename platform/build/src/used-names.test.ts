import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import webpack from 'webpack';
import { usedNames } from './used-names.ts';

describe('the names that a build uses of shared packages', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'aangan-used-names-'));
    writeFileSync(join(folder, 'package.json'), '{"sideEffects": false}');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Builds `index.js` for production, with the shared packages outside of the bundle as in a remote. */
  async function namesUsedBy(files: Record<string, string>, keys: string[]) {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: './index.js',
      output: { path: join(folder, 'dist') },
      externals: [/^(react|@site\/)/],
    });
    assert.ok(compiler);
    let found: Record<string, string[]> = {};
    compiler.hooks.compilation.tap('test', (compilation) => {
      compilation.hooks.processAssets.tap('test', () => {
        found = usedNames(compilation, keys);
      });
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve())));
    });
    return found;
  }

  test('are recorded by import, those of sub-entries under a key with a slash', async () => {
    const used = await namesUsedBy(
      {
        'index.js': `
          import { useHost, withApi as add } from '@site/host';
          import { jsx } from 'react/jsx-runtime';
          import { other } from '@site/host/internal';
          console.log(useHost, add, jsx, other);`,
      },
      ['@site/host', 'react', 'react/'],
    );
    assert.deepEqual(used, {
      '@site/host': ['useHost', 'withApi'],
      'react/jsx-runtime': ['jsx'],
    });
  });

  test('leave out what tree shaking removes', async () => {
    const used = await namesUsedBy(
      {
        'index.js': `import { used } from './part.js'; console.log(used);`,
        'part.js': `
          import { useHost, useTasks } from '@site/host';
          export const used = () => useHost();
          export const unused = () => useTasks();`,
      },
      ['@site/host'],
    );
    assert.deepEqual(used, { '@site/host': ['useHost'] });
  });

  test('say * where a package is used as a whole', async () => {
    const used = await namesUsedBy(
      { 'index.js': `import * as host from '@site/host'; console.log(host);` },
      ['@site/host'],
    );
    assert.deepEqual(used, { '@site/host': ['*'] });
  });

  test('say * where a CommonJS module of a library requires a package', async () => {
    const used = await namesUsedBy(
      {
        'index.js': `import library from './library.cjs'; console.log(library);`,
        'library.cjs': `const react = require('react'); module.exports = () => react.useState();
          module.exports.next = require('@site/host').useHost;`,
      },
      ['react', '@site/host'],
    );
    assert.deepEqual(used, { '@site/host': ['*'], react: ['*'] });
  });

  test('say * where a package is loaded later', async () => {
    const used = await namesUsedBy(
      { 'index.js': `export const later = () => import('react'); later();` },
      ['react'],
    );
    assert.deepEqual(used, { react: ['*'] });
  });
});
