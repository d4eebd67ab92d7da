import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knownCityOf } from './city-of-address.ts';
import { realAddresses } from './real-addresses.ts';

for (const [address, city] of realAddresses) {
  test(`${city ?? 'no city'}: ${address.replaceAll('\n', ' ⏎ ')}`, () => {
    assert.equal(knownCityOf(address)?.name ?? null, city);
  });
}
