import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPlainError } from '@aangan/server';
import { requireDatabase } from './require-database.ts';

test('a DATABASE_URL that does not answer is refused in a sentence, the password left out', async () => {
  const url = 'postgres://anna:secret@127.0.0.1:1/aangan';
  const error: unknown = await requireDatabase(url).catch((reason: unknown) => reason);
  assert.ok(isPlainError(error));
  assert.match(
    error.message,
    /^The database of DATABASE_URL \(postgres:\/\/anna@127\.0\.0\.1:1\/aangan\) cannot be used: .*ECONNREFUSED/,
  );
  assert.doesNotMatch(error.message, /secret/);
});
