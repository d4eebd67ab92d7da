import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memoryStorage } from '../testing/memory-storage.ts';
import { storageOrMemory } from './storage-or-memory.ts';
import { createTokenStore } from './token-store.ts';

const tokens = { access: 'a', refresh: 'r' };
const forbidden = () => {
  throw new DOMException('Access is denied for this document', 'SecurityError');
};

/** A storage that is full for values longer than so many characters. */
function fullStorage(longest: number): Storage {
  const storage = memoryStorage();
  const { setItem } = storage;
  storage.setItem = (key, value) => {
    if (value.length > longest) throw new DOMException('', 'QuotaExceededError');
    setItem(key, value);
  };
  return storage;
}

test('where storage is forbidden, a session lasts as long as the page', () => {
  const store = createTokenStore({
    local: storageOrMemory(forbidden),
    session: storageOrMemory(forbidden),
  });
  assert.equal(store.read(), null);
  store.write(tokens, { remember: true });
  store.setVendor(true);
  assert.deepEqual(store.read(), tokens);
  assert.equal(store.isVendor(), true);
  store.end();
  assert.equal(store.read(), null);
  assert.equal(store.hasEnded(), true);
});

test('what does not fit into the storage is kept in memory, and nothing older beside it', () => {
  const storage = fullStorage(3);
  const kept = storageOrMemory(() => storage);
  kept.setItem('token', 'old');
  assert.equal(storage.getItem('token'), 'old');
  kept.setItem('token', 'longer');
  assert.equal(kept.getItem('token'), 'longer');
  assert.equal(storage.getItem('token'), null);
  kept.setItem('token', 'new');
  assert.equal(storage.getItem('token'), 'new');
  assert.equal(kept.getItem('token'), 'new');
  storage.setItem('other', 'x');
  assert.deepEqual([kept.length, kept.key(0), kept.key(2)], [2, 'token', null]);
  kept.clear();
  assert.deepEqual([kept.length, storage.length], [0, 0]);
});
