import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  countEdits,
  nearestWords,
} from '../../../src/modules/firms/listing/spelling/nearest-words.ts';

test('counts a letter too many, missing, wrong and two swapped as one edit each', () => {
  assert.equal(countEdits('mumbai', 'mumbai'), 0);
  assert.equal(countEdits('mumbbai', 'mumbai'), 1);
  assert.equal(countEdits('mumai', 'mumbai'), 1);
  assert.equal(countEdits('mumbqi', 'mumbai'), 1);
  assert.equal(countEdits('mumbia', 'mumbai'), 1);
  assert.equal(countEdits('', 'abc'), 3);
});

test('takes the nearest words, and none that is too far', () => {
  assert.deepEqual(nearestWords('kichen', ['chicken', 'kitchen']), ['kitchen']);
  assert.deepEqual(nearestWords('teek', ['reek', 'teak', 'tusk']), ['reek', 'teak']);
  assert.deepEqual(nearestWords('teqq', ['teak']), []);
  assert.deepEqual(nearestWords('anything', []), []);
});
