import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isOlder } from './old-files.ts';

describe('a file', () => {
  test('of this very millisecond is older than none', () => {
    assert.equal(isOlder({ mtimeMs: Date.now() + 0.9 }, 0), true);
  });

  test('is older than what has passed since, not than more', () => {
    const mtimeMs = Date.now() - 60_000;
    assert.equal(isOlder({ mtimeMs }, 60_000), true);
    assert.equal(isOlder({ mtimeMs }, 3_600_000), false);
  });
});
