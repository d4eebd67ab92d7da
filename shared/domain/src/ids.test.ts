import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readId } from './ids.ts';

test('an id in an address is an integer from 1, anything else is no id', () => {
  assert.equal(readId('7'), 7);
  for (const odd of [undefined, '', 'x', '0', '-1', '1.5', '1e3', '07', '0039', '9'.repeat(20)]) {
    assert.equal(readId(odd), null);
  }
});
