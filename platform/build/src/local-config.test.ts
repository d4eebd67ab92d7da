import assert from 'node:assert/strict';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { parseRemoteManifest } from '@aangan/manifest';
import webpack from 'webpack';
import { entryFolder } from './generated-entry.ts';
import { localRemoteConfig, localShellConfig } from './local-config.ts';

const remote = join(import.meta.dirname, '../../../mfe-vendors');

describe('a remote for development', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'local-config-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  /** The updates that pages are offered: `from` is the build that they have. */
  const updates = () =>
    readdirSync(join(folder, 'dist'))
      .filter((name) => name.endsWith('.hot-update.json'))
      .map((name) => name.split('.').at(-3));

  test('offers no update with a syntax error, and the repaired file to pages of before it', async () => {
    const declared = JSON.parse(readFileSync(join(remote, 'remote.json'), 'utf8'));
    const manifest = parseRemoteManifest(declared);
    const { mode, optimization } = localRemoteConfig(
      { directory: remote, manifest, isCompiled: false },
      'http://localhost:3100',
    );
    const compiler = webpack({
      mode,
      optimization,
      context: folder,
      entry: './page.js',
      devtool: false,
      output: { path: join(folder, 'dist') },
      plugins: [new webpack.HotModuleReplacementPlugin()],
    });
    const hashes: (string | undefined)[] = [];
    const write = (text: string) => writeFileSync(join(folder, 'page.js'), text);
    write('console.log(1);');
    // Only a compiler that watches knows what it has built before: page.js is broken, then repaired.
    await new Promise<void>((done, fail) => {
      compiler?.watch({ aggregateTimeout: 50 }, (error, stats) => {
        if (error || !stats) return fail(error);
        const isBroken = stats.hasErrors();
        if (hashes.length === 0) write('console.log(2;');
        if (hashes.length === 1 && isBroken) write('console.log(3);');
        if (hashes.length === 2 && !isBroken) done();
        if (isBroken === (hashes.length === 1)) hashes.push(stats.hash);
      });
    }).finally(() => new Promise((closed) => compiler?.close(closed)));
    assert.deepEqual(updates(), hashes.slice(0, 1));
  });

  test('finds in the shell for development what the released one loads later, in any folder', () => {
    const directory = join(folder, "d'souza/shell");
    mkdirSync(directory, { recursive: true });
    for (const name of ['package.json', 'shell.json']) {
      copyFileSync(join(import.meta.dirname, '../../../shell', name), join(directory, name));
    }
    const shared = 'src/app/shared-with-remotes.ts';
    localShellConfig({ directory, entry: './src/start-in-steps.ts', shared });
    const written = join(entryFolder(directory), 'local-shared.ts');
    const [, path = ''] =
      /^export \{ sharedLater \} from (.*);$/m.exec(readFileSync(written, 'utf8')) ?? [];
    assert.equal(JSON.parse(path), join(directory, shared));
  });
});
