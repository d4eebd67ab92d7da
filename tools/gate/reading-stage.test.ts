import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readingStage } from './reading-stage.ts';
import { testedInOneProcess } from './test-stages.ts';

const root = join(import.meta.dirname, '../..');

test('files whose tests share a process have no hooks that would be every file’s', () => {
  const folders = Object.values(testedInOneProcess).flat();
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.test.ts`, { cwd: root }));
  assert.ok(files.length > 150, `${files.length} files`);
  const hooks = /^(?:test\.)?(?:before|after)(?:Each)?\(/m;
  const found = files.filter((file) => hooks.test(readFileSync(join(root, file), 'utf8')));
  assert.deepEqual(found, []);
});

test('an import rule that is broken prints its reason', () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  const step = readingStage().steps.find(({ name }) => name === 'import rules');
  const rule = `{ name: 'no-b', severity: 'error', comment: 'B is being replaced.', from: {}, to: { path: 'b' } }`;
  writeFileSync(
    join(folder, '.dependency-cruiser.mjs'),
    `export default { forbidden: [${rule}] };`,
  );
  writeFileSync(join(folder, 'a.mjs'), "import './b.mjs';");
  writeFileSync(join(folder, 'b.mjs'), '');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const [program = '', ...options] = step?.parameters ?? [];
  const given = options.filter(
    (option, index) => option.startsWith('-') || options[index - 1]?.startsWith('-'),
  );
  const parameters = [program].concat(given, 'a.mjs');
  const { stdout } = spawnSync(process.execPath, parameters, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  assert.match(stdout, /error no-b: a\.mjs → b\.mjs\s+B is being replaced\./);
});
