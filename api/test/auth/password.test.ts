import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hash } from '@node-rs/argon2';
import { hashPassword, matchPassword, nobodysHash } from '../../src/modules/auth/password.ts';

describe('passwords', () => {
  test('are hashed with argon2id as OWASP advises, never twice alike', async () => {
    const [one, other] = [await hashPassword('courtyard'), await hashPassword('courtyard')];
    assert.match(one, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    assert.notEqual(one, other);
    assert.equal(await matchPassword('courtyard', one), 'yes');
    assert.equal(await matchPassword('Courtyard', one), 'no');
  });

  test('without an account a hash of the same cost is checked, and nothing matches it', async () => {
    const costOf = (stored: string) => stored.split('$').slice(1, 4);
    assert.deepEqual(costOf(await nobodysHash()), costOf(await hashPassword('x')));
    assert.equal(await matchPassword('', null), 'no', 'also the hash for unknown accounts');
    assert.equal(await matchPassword('', undefined), 'no');
  });

  test('whose hash was made with less than today is to be hashed again', async () => {
    const cheap = await hash('courtyard', { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    assert.equal(await matchPassword('courtyard', cheap), 'outdated');
    assert.equal(await matchPassword('Courtyard', cheap), 'no');
  });

  test('may have 1,024 characters, each of which counts', async () => {
    const long = 'प'.repeat(1_023);
    const hashed = await hashPassword(`${long}a`);
    assert.equal(await matchPassword(`${long}a`, hashed), 'yes');
    assert.equal(await matchPassword(`${long}b`, hashed), 'no');
  });
});
