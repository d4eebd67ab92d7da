import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readVisitor, signVisitor } from './visitor-address.ts';

const secret = 'a secret of both ends, of 32 characters';

test('an address arrives as it was signed', () => {
  for (const address of ['203.0.113.9', '2001:db8::1', '::ffff:203.0.113.9']) {
    for (const isStaging of [true, false]) {
      const signed = signVisitor(address, secret, { isStaging });
      assert.deepEqual(readVisitor(signed, secret), { address, isStaging });
    }
  }
});

test('an address that another secret signed, that was changed, or that is none, does not', () => {
  const signed = signVisitor('203.0.113.9', secret);
  const [, signature = ''] = signed.split(' ');
  for (const value of [
    signVisitor('203.0.113.9', 'another secret of 32 characters ....'),
    `203.0.113.8 ${signature}`,
    '203.0.113.9',
    `203.0.113.9 ${signature}x`,
    `203.0.113.9 ${signature} staging`,
    signVisitor('203.0.113.9', secret, { isStaging: true }).replace(' staging', ''),
    signVisitor('not an address', secret),
    [signed, signed],
    undefined,
    '',
  ]) {
    assert.equal(readVisitor(value, secret), undefined, String(value));
  }
});
