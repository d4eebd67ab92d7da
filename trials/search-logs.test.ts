import assert from 'node:assert/strict';
import { test } from 'node:test';
import { secretsIn } from './search-logs.ts';

test('what visitors send and are given is found in logs', () => {
  const token = 'x'.repeat(43);
  const lines: Record<string, string> = {
    'mail addresses': 'no account of meera.k3@example.in',
    'phone numbers': '{"phone":"+91 98200 12345"}',
    names: 'Asha Rao could not be stored',
    addresses: '14 Lavelle Road, Bengaluru',
    'what was written': 'A house around a court',
    passwords: '{"password":"courtyard-demo"}',
    'access tokens': 'Bearer eyJhbGciOiJIUzI1.eyJzdWIiOiI3Iiw',
    'other tokens': `GET /login?next=%2Freset-password%3Ftoken%3D${token}`,
  };
  for (const [kind, line] of Object.entries(lines)) {
    const found = secretsIn(`The site is ready\n${line}\n`);
    assert.deepEqual(found, [`${kind}: ${line}`]);
  }
});

test('what a start in demo mode announces is none of them', () => {
  assert.deepEqual(secretsIn('  password courtyard-demo\nPOST /api/auth/login/ 200'), []);
});
