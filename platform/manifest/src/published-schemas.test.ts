import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { publishedSchemas } from './published-schemas.ts';

const folder = join(import.meta.dirname, '../schemas');

test('the checked-in schemas are those of the types: else run pnpm --filter @aangan/manifest schemas', () => {
  assert.deepEqual(readdirSync(folder).sort(), [...publishedSchemas.keys()].sort());
  for (const [file, text] of publishedSchemas) {
    assert.equal(readFileSync(join(folder, file), 'utf8'), text, file);
  }
});
