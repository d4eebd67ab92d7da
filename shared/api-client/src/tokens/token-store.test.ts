import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memoryStorage } from '../testing/memory-storage.ts';
import { createTokenStore } from './token-store.ts';

const tokens = { access: 'a', refresh: 'r' };

test('a remembered session is in local storage, another in session storage', () => {
  const [local, session] = [memoryStorage(), memoryStorage()];
  const store = createTokenStore({ local, session });
  store.write(tokens, { remember: true });
  assert.equal(local.getItem('token'), 'a');
  store.write(tokens, { remember: false });
  assert.equal(local.getItem('token'), null);
  assert.equal(session.getItem('refreshToken'), 'r');
  assert.deepEqual(store.read(), tokens);
});

test('a refreshed session stays where it was', () => {
  const [local, session] = [memoryStorage(), memoryStorage()];
  const store = createTokenStore({ local, session });
  store.write(tokens, { remember: false });
  store.replace({ access: 'a2', refresh: 'r2' });
  assert.equal(session.getItem('token'), 'a2');
  assert.equal(local.length, 0);
});

test('a refresh that comes after signing out brings nothing back', () => {
  const store = createTokenStore({ local: memoryStorage(), session: memoryStorage() });
  store.write(tokens, { remember: true });
  store.clear();
  store.replace({ access: 'a2', refresh: 'r2' });
  assert.equal(store.read(), null);
});

test('the vendor flag is stored as text and goes with the session', () => {
  const local = memoryStorage();
  const store = createTokenStore({ local, session: memoryStorage() });
  store.write(tokens, { remember: true });
  store.setVendor(true);
  assert.equal(local.getItem('isVendor'), 'true');
  assert.equal(store.isVendor(), true);
  store.clear();
  assert.equal(store.isVendor(), false);
});
