import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { inspect } from 'node:util';
import type { Configuration } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { remoteConfig } from './remote-config.ts';

const directory = join(import.meta.dirname, '../../../mfe-portfolio');
const manifest = JSON.parse(readFileSync(join(directory, 'remote.json'), 'utf8'));

/** The build for browsers, which comes last. */
const lastOf = (configuration: Configuration | Configuration[]) =>
  [configuration].flat().at(-1) ?? {};

describe('the configuration of a remote', () => {
  test('makes a release for webpack build, with source maps that no script names', () => {
    const { output, devtool } = lastOf(remoteConfig({ directory, manifest })({}));
    assert.match(output?.uniqueName ?? '', /^aangan_portfolio_[0-9a-f]{16}$/);
    assert.equal(devtool, 'hidden-source-map');
  });

  test('starts the remote alone for webpack serve, with the API passed on', () => {
    const config = lastOf(remoteConfig({ directory, manifest })({ WEBPACK_SERVE: true }));
    assert.equal(config.mode, 'development');
    const { port, proxy } = (config as { devServer: DevServer }).devServer as {
      port: number;
      proxy: { context: string[] }[];
    };
    assert.equal(port, 3100);
    assert.deepEqual(proxy[0]?.context, ['/api']);
    const [entry = ''] = Object.values(config.entry as Record<string, string>);
    assert.match(readFileSync(entry, 'utf8'), /"\.\/PortfolioPage": \(\) => import\(/);
  });

  test('has React’s compiler in all builds for browsers, where the remote turns it on', () => {
    for (const environment of [
      {},
      { WEBPACK_SERVE: true },
      { localOrigin: 'http://localhost:3100' },
    ]) {
      const isCompiled = (isOn?: boolean) => {
        const options = { directory, manifest, ...(isOn && { isCompiled: isOn }) };
        const { module } = lastOf(remoteConfig(options)(environment));
        return inspect(module, { depth: null }).includes('reactCompiler: true');
      };
      assert.deepEqual([isCompiled(true), isCompiled()], [true, false]);
    }
  });

  test('refuses a malformed remote.json when webpack asks for it, naming both sides', () => {
    const config = remoteConfig({ directory, manifest: { ...manifest, $schema: 'other.json' } });
    assert.throws(
      () => config({}),
      /\$schema: expected a path or address .*"schemas\/remote\.schema\.json", found "other\.json"/,
    );
  });

  test('says what is wrong with remote.json without a stack, as webpack’s command line prints it', () => {
    const config = remoteConfig({ directory, manifest: { ...manifest, name: 'Portfolio!' } });
    assert.throws(
      () => config({}),
      (error) =>
        inspect(error) ===
        'remote.json is not valid:\n  - name: expected lower-case letters, digits and hyphens, found "Portfolio!"',
    );
  });
});
