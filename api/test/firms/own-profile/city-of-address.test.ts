import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cityOfAddress } from '../../../src/modules/firms/own-profile/city-of-address.ts';

describe('the city in an address', () => {
  for (const [address, city] of [
    ['1 Road, Pune 411001', 'Pune'],
    ['14 Lavelle Road, Ashok Nagar, Bengaluru 560 001', 'Bengaluru'],
    ['Amer Road, Jaipur - 302002', 'Jaipur'],
    ['3 Beach Road, Kochi, Kerala 682001, India', 'Kochi'],
    ['5 Sector 17\nNew Delhi\n110001', 'New Delhi'],
    ['7 Marg, मुंबई 400001', 'मुंबई'],
    ['Panaji', null],
    ['12 Wardha Road', null],
    ['12 Wardha Road, Plot 14', null],
    ['Kochi, Kerala', null],
    ['', null],
  ] as const) {
    test(`${JSON.stringify(address)}: ${city}`, () => assert.equal(cityOfAddress(address), city));
  }
});
