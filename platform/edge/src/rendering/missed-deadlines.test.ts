import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createMissedDeadlines } from './missed-deadlines.ts';

/** Whether the renderer counts as hung after these exposes missed the deadline; null is an answer. */
function isHungAfter(events: (string | null)[]): boolean {
  const deadlines = createMissedDeadlines();
  for (const expose of events) {
    if (expose === null) deadlines.answered();
    else deadlines.missed(expose);
  }
  return deadlines.isHung();
}

describe('a renderer', () => {
  test('hangs when three pages in a row are not answered, of two exposes or more', () => {
    assert.equal(isHungAfter(['a', 'b']), false);
    assert.equal(isHungAfter(['a', 'b', 'a']), true);
    assert.equal(isHungAfter(['a', 'b', 'c', 'd']), true);
  });

  test('does not hang because the pages of one expose are slow', () => {
    assert.equal(isHungAfter(Array(50).fill('a')), false);
  });

  test('does not hang when a page is answered in between', () => {
    assert.equal(isHungAfter(['a', 'a', 'b', null]), false);
    assert.equal(isHungAfter(['a', 'a', null, 'b', 'b']), false);
  });
});
