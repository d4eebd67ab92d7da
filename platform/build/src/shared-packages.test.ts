import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sharedPackages } from './shared-packages.ts';

test('portable containers bring every package that the shell provides', () => {
  const guest = join(import.meta.dirname, '../../portable/src/guest');
  const files = globSync('**/!(*.test).{ts,tsx}', { cwd: guest });
  const source = files.map((file) => readFileSync(join(guest, file), 'utf8')).join('\n');
  const absent = sharedPackages.filter(
    (name) => !new RegExp(`(?:from |import |import\\()'${name}['/]`).test(source),
  );
  assert.deepEqual(absent, []);
});
