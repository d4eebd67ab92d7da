import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unitOf } from './quote.ts';

test('units are said for one and for many, in English and Hindi', () => {
  const units = [1_000, 6_000, 500, null].map((quantity) =>
    unitOf({ quantity, unit: 'piece' }, false),
  );
  assert.deepEqual(units, ['piece', 'pieces', 'pieces', 'pieces']);
  assert.equal(unitOf({ quantity: 2_000, unit: 'day' }, false), 'days');
  assert.equal(unitOf({ quantity: 42_500, unit: 'sqft' }, false), 'sq ft');
  assert.equal(unitOf({ quantity: 6_000, unit: 'piece' }, true), 'नग');
});
