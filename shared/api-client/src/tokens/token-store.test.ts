import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memoryStorage } from '../testing/memory-storage.ts';
import { createTokenStore, sessionEndedKey } from './token-store.ts';

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

test('a session that ended is marked in every tab that shared it, until the next sign-in or Logout', () => {
  const local = memoryStorage();
  const [one, other] = [memoryStorage(), memoryStorage()].map((session) =>
    createTokenStore({ local, session }),
  );
  assert.ok(one && other);
  assert.equal(one.hasEnded(), false);
  one.write(tokens, { remember: true });
  one.setVendor(true);
  one.end();
  assert.equal(other.read(), null);
  assert.deepEqual(
    Array.from({ length: local.length }, (_, index) => local.key(index)),
    [sessionEndedKey],
  );
  assert.equal(other.hasEnded(), true);
  other.write(tokens, { remember: false });
  assert.equal(one.hasEnded(), false);
});

test('the mark is there before the tokens go, so that a tab that learns of their removal finds it', () => {
  const local = memoryStorage();
  const store = createTokenStore({ local, session: memoryStorage() });
  store.write(tokens, { remember: true });
  const whenRemoved: boolean[] = [];
  const { removeItem } = local;
  local.removeItem = (key) => {
    whenRemoved.push(store.hasEnded());
    removeItem(key);
  };
  store.end();
  assert.ok(whenRemoved.length > 0 && whenRemoved.every(Boolean));
});

test('a session of one tab is marked in that tab only', () => {
  const local = memoryStorage();
  const store = createTokenStore({ local, session: memoryStorage() });
  store.write(tokens, { remember: false });
  store.end();
  assert.equal(store.hasEnded(), true);
  assert.equal(createTokenStore({ local, session: memoryStorage() }).hasEnded(), false);
});

test('a refusal after Logout, or without a session, leaves no mark', () => {
  const store = createTokenStore({ local: memoryStorage(), session: memoryStorage() });
  store.end();
  assert.equal(store.hasEnded(), false);
  store.write(tokens, { remember: true });
  store.clear();
  store.end();
  assert.equal(store.hasEnded(), false);
});
