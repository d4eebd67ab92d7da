import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readLinkHours } from './make-link.ts';

describe('the hours of a link', () => {
  it('are seven days without the option, and refused where no link lasts so long', () => {
    assert.equal(readLinkHours({}), 168);
    assert.equal(readLinkHours({ hours: '720' }), 720);
    for (const hours of ['0', '721', 'ten']) {
      assert.throws(() => readLinkHours({ hours }), /^UsageError: --hours takes/);
    }
  });
});
