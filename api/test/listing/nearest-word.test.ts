import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countSlips, nearestWord } from '../../src/listing/nearest-word.ts';

test('counts a letter too many, missing, wrong and two swapped as one slip each', () => {
  assert.equal(countSlips('mumbai', 'mumbai'), 0);
  assert.equal(countSlips('mumbbai', 'mumbai'), 1);
  assert.equal(countSlips('mumai', 'mumbai'), 1);
  assert.equal(countSlips('mumbqi', 'mumbai'), 1);
  assert.equal(countSlips('mumbia', 'mumbai'), 1);
  assert.equal(countSlips('', 'abc'), 3);
});

test('takes the nearest word, and none that is too far', () => {
  assert.equal(nearestWord('kichen', ['chicken', 'kitchen']), 'kitchen');
  assert.equal(nearestWord('teek', ['teak', 'reek']), 'teak');
  assert.equal(nearestWord('teqq', ['teak']), undefined);
  assert.equal(nearestWord('anything', []), undefined);
});
