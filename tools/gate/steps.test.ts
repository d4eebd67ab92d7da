import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { testedInOneProcess } from './steps.ts';

const root = join(import.meta.dirname, '../..');

test('files whose tests share a process have no hooks that would be every file’s', () => {
  const folders = Object.values(testedInOneProcess).flat();
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.test.ts`, { cwd: root }));
  assert.ok(files.length > 150, `${files.length} files`);
  const hooks = /^(?:test\.)?(?:before|after)(?:Each)?\(/m;
  const found = files.filter((file) => hooks.test(readFileSync(join(root, file), 'utf8')));
  assert.deepEqual(found, []);
});
