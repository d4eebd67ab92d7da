import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createUntoldFailures } from './untold-failures.ts';
import type { Work } from './worker.ts';

const failure = { failure: 'timeout', detail: 'no answer' } as const;

function work(id: string, expose: string): Work {
  return { id, page: { route: { remote: 'vendors', expose } } } as Work;
}

describe('a failure that nobody waited for', () => {
  test('is told once, to the next who asks for the same module of the same composition', () => {
    const untold = createUntoldFailures();
    untold.keep(work('a', './Page'), failure);
    assert.equal(untold.take(work('b', './Page')), undefined);
    assert.equal(untold.take(work('a', './Other')), undefined);
    assert.deepEqual(untold.take(work('a', './Page')), failure);
    assert.equal(untold.take(work('a', './Page')), undefined);
  });
});
