import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isolated } from './isolated-text.ts';

test('a text that turns directions around is isolated, also one that ends an isolate itself', () => {
  assert.equal(isolated('Kavya\u202eB'), '\u2068Kavya\u202eB\u2069');
  assert.equal(isolated('Kavya\u2069\u202eB'), '\u2068Kavya\u202eB\u2069');
  assert.equal(isolated('سارا'), '\u2068سارا\u2069');
});

test('any other text is left as it is', () => {
  for (const text of ['', 'Asha Rao', 'कोना स्टूडियो', '👩‍🎨 क्‍ष', 'a\ufeff']) {
    assert.equal(isolated(text), text);
  }
});
