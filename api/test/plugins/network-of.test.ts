import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networkOf } from '../../src/plugins/throttle/network-of.ts';

test('an IPv4 address counts by itself, also when it came over an IPv6 socket', () => {
  assert.equal(networkOf('203.0.113.7'), '203.0.113.7');
  assert.equal(networkOf('::ffff:203.0.113.7'), '203.0.113.7');
});

test('an IPv6 address counts with its whole /64, however it is written', () => {
  assert.equal(networkOf('2001:db8:0:1::5'), '2001:db8:0:1::/64');
  assert.equal(networkOf('2001:0DB8:0000:0001:aaaa:bbbb:cccc:dddd'), '2001:db8:0:1::/64');
  assert.equal(networkOf('::1'), '0:0:0:0::/64');
  assert.equal(networkOf('fe80::1%eth0'), 'fe80:0:0:0::/64');
});
