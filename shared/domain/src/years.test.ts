import assert from 'node:assert/strict';
import { test } from 'node:test';
import { yearsInBusiness } from './years.ts';

test('years in business count from the establishment year and never below 0', () => {
  assert.equal(yearsInBusiness(2009, 2026), 17);
  assert.equal(yearsInBusiness(2026, 2026), 0);
  assert.equal(yearsInBusiness(2027, 2026), 0);
  assert.equal(yearsInBusiness(null, 2026), null);
});
