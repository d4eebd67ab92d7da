import assert from 'node:assert/strict';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { baseConfig } from './base-config.ts';
import { EnvironmentPlugin } from './environment-plugin.ts';

const files = {
  'index.js': "globalThis.load = () => import(/* webpackMode: 'eager' */ './page.js');",
  'page.js': "if (!globalThis.healed) throw new Error('Not yet'); export const title = 'A page';",
};

/** Builds an app of these files with a part of the shared configuration. */
async function buildOf(
  t: TestContext,
  texts: Record<string, string>,
  parts: readonly ('output' | 'module')[],
) {
  const directory = mkdtempSync(join(tmpdir(), 'aangan-build-'));
  t.after(() => rmSync(directory, { recursive: true }));
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(directory, name), text);
  const base = baseConfig({ directory, name: 'app', uniqueName: 'app', publicPath: '/' });
  const own = Object.fromEntries(parts.map((part) => [part, base[part]]));
  const build = webpack({
    mode: 'development',
    context: directory,
    entry: './index.js',
    plugins: [new EnvironmentPlugin()],
    ...own,
  });
  const stats = await promisify(build.run.bind(build))();
  return { directory, errors: stats?.toJson({ all: false, errors: true }).errors ?? [] };
}

for (const file of ['page.css', 'page.module.scss']) {
  test(`a style sheet is not built, and the message says what to write: ${file}`, async (t) => {
    const texts = { 'index.js': `import './${file}';`, [file]: 'header { color: red }' };
    const { errors } = await buildOf(t, texts, ['module']);
    assert.match(
      errors.map(({ message }) => message).join('\n'),
      new RegExp(`${file} is a style sheet, which a remote cannot import: .* styled-components`),
    );
  });
}

for (const text of [
  'console.log(process.env.API_KEY);',
  'const { API_KEY } = process.env; console.log(API_KEY);',
  'console.log(process.cwd());',
  'console.log(import.meta.env.VITE_KEY);',
  'console.log(import.meta.env);',
]) {
  test(`a value of an environment is not built, and the message says what to do: ${text}`, async (t) => {
    const { errors } = await buildOf(t, { 'index.js': text }, []);
    assert.match(
      errors.map(({ message, loc }) => `${loc} ${message}`).join('\n'),
      /^1:\d+-\d+ This module uses `(process|import\.meta\.env)`: there is no environment .* constant/,
    );
  });
}

test('a build knows whether it is one for development', async (t) => {
  const texts = { 'index.js': 'console.log(process.env.NODE_ENV, import.meta.env.DEV);' };
  const { errors } = await buildOf(t, texts, []);
  assert.deepEqual(errors, []);
});

test('a module that threw is evaluated again when it is asked for again', async (t) => {
  const { directory } = await buildOf(t, files, ['output']);
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

test('modules of our packages are joined with a remote’s own, wherever they are installed', () => {
  const { optimization } = baseConfig({
    directory: '/a',
    name: 'a',
    uniqueName: 'a',
    publicPath: '/',
  });
  const splitChunks = optimization?.splitChunks;
  assert.ok(splitChunks);
  const { defaultVendors } = splitChunks.cacheGroups ?? {};
  const { test: isApart } = defaultVendors as { test: RegExp };
  const apart = ['/a/node_modules/formik/a.js', 'C:\\a\\node_modules\\@dnd-kit\\core\\a.js'];
  const joined = [
    '/a/node_modules/@aangan/ui/dist/a.js',
    '/a/node_modules/.pnpm/@aangan+ui@1.0.0/node_modules/@aangan/ui/dist/a.js',
    'C:\\a\\node_modules\\@aangan\\ui\\dist\\a.js',
    '/a/shared/ui/src/a.ts',
  ];
  assert.deepEqual(
    [...apart, ...joined].filter((file) => isApart.test(file)),
    apart,
  );
});
