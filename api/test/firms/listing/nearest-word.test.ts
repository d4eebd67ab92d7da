import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countEdits, nearestWord } from '../../../src/modules/firms/listing/nearest-word.ts';

test('counts a letter too many, missing, wrong and two swapped as one edit each', () => {
  assert.equal(countEdits('mumbai', 'mumbai'), 0);
  assert.equal(countEdits('mumbbai', 'mumbai'), 1);
  assert.equal(countEdits('mumai', 'mumbai'), 1);
  assert.equal(countEdits('mumbqi', 'mumbai'), 1);
  assert.equal(countEdits('mumbia', 'mumbai'), 1);
  assert.equal(countEdits('', 'abc'), 3);
});

test('takes the nearest word, and none that is too far', () => {
  assert.equal(nearestWord('kichen', ['chicken', 'kitchen']), 'kitchen');
  assert.equal(nearestWord('teek', ['teak', 'reek']), 'teak');
  assert.equal(nearestWord('teqq', ['teak']), undefined);
  assert.equal(nearestWord('anything', []), undefined);
});
