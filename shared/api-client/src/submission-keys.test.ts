import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSubmissionKeys } from './submission-keys.ts';

test('the key stays for the same values, changes with them, and with each thing created', () => {
  const keys = createSubmissionKeys();
  const first = keys.keyFor({ name: 'Asha' });
  assert.match(first, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.equal(keys.keyFor({ name: 'Asha' }), first);
  const changed = keys.keyFor({ name: 'Asha Menon' });
  assert.notEqual(changed, first);
  keys.created();
  assert.notEqual(keys.keyFor({ name: 'Asha Menon' }), changed);
});

test('two forms have keys of their own', () => {
  assert.notEqual(createSubmissionKeys().keyFor({}), createSubmissionKeys().keyFor({}));
});
