import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomSequence } from './random-sequence.ts';

test('a seed gives the numbers of mulberry32, so that stored orders stay as they are', () => {
  const next = randomSequence(1);
  assert.deepEqual(
    [next(), next(), next()],
    [0.6270739405881613, 0.002735721180215478, 0.5274470399599522],
  );
  assert.notEqual(randomSequence(2)(), randomSequence(3)());
});
