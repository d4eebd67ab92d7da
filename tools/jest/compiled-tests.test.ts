import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { componentTests, isCompiled } from './index.js';

test('a remote with React’s compiler in its build is tested compiled, others are not', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-compiled-tests-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const build = (options: string) =>
    writeFileSync(
      join(folder, 'webpack.config.js'),
      `export default remoteConfig({ ${options} });`,
    );
  build('manifest');
  assert.equal(isCompiled(folder), false);
  build('manifest, isCompiled: true');
  assert.equal(isCompiled(folder), true);
});

for (const [folder, file] of [
  ['mfe-lists', 'mfe-lists/src/app/list-page.tsx'],
  ['.', 'src/app/list-page.tsx'],
] as const) {
  test(`React's compiler compiles sources of ${folder} for tests, and no others`, () => {
    const { transform = {} } = componentTests({ compiled: [folder] });
    const compilerOf = (path: string) =>
      JSON.stringify(Object.entries(transform).find(([form]) => new RegExp(form).test(path))?.[1]);
    assert.match(compilerOf(resolve(file)), /"reactCompiler":true/);
    assert.match(compilerOf(resolve('mfe-other/src/app/page.tsx')), /"reactCompiler":false/);
  });
}
