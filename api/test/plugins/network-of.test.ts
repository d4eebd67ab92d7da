import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLoopback, networkOf } from '../../src/plugins/throttle/network-of.ts';

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

test('a caller on this machine has a loopback address of either kind', () => {
  for (const own of ['127.0.0.1', '127.8.9.1', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1']) {
    assert.equal(isLoopback(own), true, own);
  }
  for (const other of [
    '10.0.0.1',
    '128.0.0.1',
    '2001:db8::1',
    '::ffff:10.0.0.1',
    '',
    'localhost',
  ]) {
    assert.equal(isLoopback(other), false, other);
  }
});
