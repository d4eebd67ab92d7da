import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { packagesOf } from './testing/packages-of.ts';

test('a command that only talks to a site loads only what is small: schemas would take longer to load than it takes to run', () => {
  assert.deepEqual(packagesOf(path.join(import.meta.dirname, 'bin.ts')), ['p-map']);
});
