import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import webpack, { type Compilation } from 'webpack';
import {
  FederationEntryPlugin,
  federationPlugin,
  fullRuntime,
  SharedModuleIdsPlugin,
} from '../federation-plugin.ts';

const sources = {
  'package.json': '{"name":"offers"}',
  'src/index.js': "export { name } from 'lamps';",
  'node_modules/lamps/package.json': '{"name":"lamps","version":"1.2.0"}',
  'node_modules/lamps/index.js': "export const name = 'lamps';",
};

/** Builds a container that offers a copy of a package. @returns the ids of the modules that offer it */
async function offeredIds(directory: string): Promise<unknown[]> {
  for (const [name, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
  const ids: unknown[] = [];
  const compiler = webpack({
    mode: 'production',
    context: directory,
    entry: {},
    output: { path: join(directory, 'dist') },
    optimization: { minimize: false },
    plugins: [
      federationPlugin({
        name: 'offers',
        exposes: { './Offered': './src/index.js' },
        shared: { lamps: { singleton: true, version: '1.2.0', requiredVersion: '^1.2.0' } },
      }),
      new FederationEntryPlugin(fullRuntime),
      new SharedModuleIdsPlugin(),
      ({ hooks }) =>
        hooks.compilation.tap('test', (compilation: Compilation) =>
          compilation.hooks.afterOptimizeModuleIds.tap('test', (modules) => {
            for (const module of modules) {
              if (module.type !== 'provide-module') continue;
              ids.push(compilation.chunkGraph.getModuleId(module));
            }
          }),
        ),
    ],
  });
  assert.ok(compiler);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  assert.equal(stats?.toString({ preset: 'errors-only' }), '');
  return ids;
}

describe('the ids of modules that offer copies of shared packages', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'aangan-ids-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  test('name what is offered, not the folder that it is built in, whose name has a quote', async () => {
    const ids = await offeredIds(join(folder, "d'souza"));
    assert.deepEqual(ids, ['provide module (default) lamps@1.2.0']);
  });
});
