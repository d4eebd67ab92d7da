import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readComposeToken, signComposeToken } from './compose-link.ts';

const secret = 'a secret of registry and edge, 32+ characters';
const now = Date.UTC(2026, 10, 22);
const link = { id: 'AbCdEfGhIjKlMnOpQrStU-', expiresAt: new Date(now + 3_600_000) };
const channel = 'staging';
const token = signComposeToken(link, { channel, secret });
const read = (text: string, more: Partial<Parameters<typeof readComposeToken>[1]> = {}) =>
  readComposeToken(text, { channel, secret, now, ...more });

describe('the token of a compose link', () => {
  test('says which link it is and when it expires', () => {
    assert.deepEqual(read(token), { link });
    assert.ok(token.length < 80, 'it is short');
  });

  test('is forged with any one character changed, added or taken away', () => {
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'a' ? 'b' : 'a';
      assert.deepEqual(read(token.slice(0, at) + other + token.slice(at + 1)), {
        refused: 'forged',
      });
    }
    for (const text of [`${token}a`, token.slice(1), token.slice(0, -1), '', 'a'.repeat(1_000)]) {
      assert.deepEqual(read(text), { refused: 'forged' });
    }
  });

  test('is for one channel of one site', () => {
    assert.deepEqual(read(token, { channel: 'production' }), { refused: 'forged' });
    const foreign = 'the secret of another site, 32+ characters';
    assert.deepEqual(read(token, { secret: foreign }), { refused: 'forged' });
  });

  test('is for one kind of use: what a link may, a cookie or a tab may not, and the other way round', () => {
    const kinds = ['link', 'hand-over', 'browser', 'tab'] as const;
    for (const made of kinds) {
      const text = signComposeToken(link, { channel, secret, kind: made });
      for (const kind of kinds) {
        const expected = kind === made ? { link } : { refused: 'forged' };
        assert.deepEqual(read(text, { kind }), expected, `${made} as ${kind}`);
      }
    }
  });

  test('expires to the second, and says so only where it was valid', () => {
    assert.deepEqual(read(token, { now: link.expiresAt.getTime() - 1 }), { link });
    assert.deepEqual(read(token, { now: link.expiresAt.getTime() }), { refused: 'expired' });
    const later = signComposeToken(
      { ...link, expiresAt: new Date(now + 9_000_000) },
      { channel, secret: 'the secret of another site, 32+ characters' },
    );
    assert.deepEqual(read(later, { now: now + 9_000_001 }), { refused: 'forged' });
  });
});
