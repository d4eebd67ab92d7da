import assert from 'node:assert/strict';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { baseConfig } from './base-config.ts';

const files = {
  'index.js': "globalThis.load = () => import(/* webpackMode: 'eager' */ './page.js');",
  'page.js': "if (!globalThis.healed) throw new Error('Not yet'); export const title = 'A page';",
};

test('a module that threw is evaluated again when it is asked for again', async (t) => {
  const directory = mkdtempSync(join(tmpdir(), 'aangan-build-'));
  t.after(() => rmSync(directory, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  const about = { directory, name: 'app', uniqueName: 'app', publicPath: '/' };
  const { output } = baseConfig(about);
  const build = webpack({ mode: 'none', context: directory, entry: './index.js', output });
  await promisify(build.run.bind(build))();
  const [built = ''] = globSync(join(directory, 'dist/*.js'));
  const page: { healed?: boolean; load?: () => Promise<{ title: string }> } = {};
  runInNewContext(
    readFileSync(built, 'utf8'),
    Object.assign(page, { globalThis: page, self: page }),
  );
  await assert.rejects(async () => page.load?.(), /Not yet/);
  page.healed = true;
  assert.equal((await page.load?.())?.title, 'A page');
});
