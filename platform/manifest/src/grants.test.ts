import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mayFill, mayOpen, mayRead, mayTell, notGranted, ownAddress } from './grants.ts';

const grants = ['read /api/items/:id/', 'read /api/items/', 'open /items/:id', 'tell item-saved'];

describe('the address that a frame names', () => {
  test('is of this site, with path, query and hash', () => {
    const { pathname, search, hash } = ownAddress('/hi/items/7?page=2#top') ?? {};
    assert.deepEqual([pathname, search, hash], ['/hi/items/7', '?page=2', '#top']);
  });

  for (const text of [
    '',
    'items',
    'javascript:alert(1)',
    'https://evil.test/',
    '//evil.test',
    '\\\\evil.test',
    '/\\evil.test',
    '/items/..//evil.test',
    '/items/../../api/auth/me/',
    '/items/%2e%2e/login',
    '/items/%2F%2Fevil.test',
    '/items/%5cevil',
    '/items\n/login',
    '/items\u0000',
    ' /items',
    `/${'x'.repeat(3_000)}`,
  ]) {
    test(`is not ${JSON.stringify(text).slice(0, 40)}`, () => assert.equal(ownAddress(text), null));
  }
});

describe('what was granted', () => {
  test('lets these addresses of the API be read, with any query, and no others', () => {
    for (const address of ['/api/items/', '/api/items/7/', '/api/items/?page=2']) {
      assert.ok(mayRead(grants, address), address);
    }
    for (const address of [
      '/api/auth/me/',
      '/api/items/7/secrets/',
      '/items/7',
      '/API/items/',
      '/api/items/../auth/me/',
      '/api/items/%2e%2e/',
      '//api/items/',
      '/api/items/#x',
    ]) {
      assert.ok(!mayRead(grants, address), address);
    }
    assert.ok(!mayRead([], '/api/items/'));
  });

  test('lets these pages be opened, and the remote’s own', () => {
    assert.ok(mayOpen(grants, [], '/items/7'));
    assert.ok(mayOpen([], ['/offers/*'], '/offers/7/more'));
    assert.ok(!mayOpen(grants, ['/offers'], '/login'));
  });

  test('lets these outcomes be told', () => {
    assert.ok(mayTell(grants, 'item-saved'));
    assert.ok(!mayTell(grants, 'constructor') && !mayTell(grants, '__proto__'));
  });

  test('lets extensions be shown in these slots, and in no others', () => {
    const filling = [...grants, 'fill item.page.aside'];
    assert.ok(mayFill(filling, 'item.page.aside'));
    for (const slot of ['item.page', 'item.page.aside.more', 'request.conversation', '']) {
      assert.ok(!mayFill(filling, slot), slot);
    }
    assert.ok(!mayFill(grants, 'item.page.aside'));
  });

  test('is compared with what is asked', () => {
    assert.deepEqual(notGranted(['open /items/:id', 'open /login'], grants), ['open /login']);
  });
});
