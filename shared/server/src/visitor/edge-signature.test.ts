import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSignedByEdge, signEdge } from './edge-signature.ts';

const secret = 'a secret of both ends, of 32 characters';
const now = 1_800_000_000_000;

test('a body that an edge signed is recognised for five minutes, on either side of two clocks', () => {
  const value = signEdge('{"a":1}', secret, now);
  for (const later of [-299_000, 0, 299_000]) {
    assert.ok(isSignedByEdge(value, { body: '{"a":1}', secret, now: now + later }), String(later));
  }
});

test('another body, secret or time, or no signature, is not', () => {
  const body = '{"a":1}';
  const value = signEdge(body, secret, now);
  const [, signature] = value.split(' ');
  for (const [given, about] of [
    [value, { body: '{"a":2}', secret, now }],
    [value, { body, secret: 'another secret of 32 characters ....', now }],
    [value, { body, secret, now: now + 301_000 }],
    [value, { body, secret, now: now - 301_000 }],
    [`${now + 1} ${signature}`, { body, secret, now }],
    [`NaN ${signature}`, { body, secret, now }],
    ['', { body, secret, now }],
    [undefined, { body, secret, now }],
    [[value, value], { body, secret, now }],
  ] as const) {
    assert.equal(isSignedByEdge(given, about), false, String(given));
  }
});
