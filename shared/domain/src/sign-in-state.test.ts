import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasSessionEnded, sessionEndedState } from './sign-in-state.ts';

test('an ended session is told by the location state, and by nothing else in it', () => {
  assert.equal(hasSessionEnded(sessionEndedState), true);
  assert.equal(hasSessionEnded({ ...sessionEndedState, email: 'asha@example.in' }), true);
  for (const other of [null, undefined, 'sessionEnded', {}, { sessionEnded: 'yes' }]) {
    assert.equal(hasSessionEnded(other), false);
  }
});
