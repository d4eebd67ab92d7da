import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takesPage } from './site-file-claims.ts';

test('a file at the root takes the page of its address, in any case', () => {
  for (const path of ['/login', '/Login', '/login/*', '/:any', '/:any/*']) {
    assert.equal(takesPage('/login', path), true, path);
  }
  assert.equal(takesPage('/LOGIN', '/login'), true);
  for (const path of ['/', '/log', '/login2', '/items/login', '/login/help', '/:any/login']) {
    assert.equal(takesPage('/login', path), false, path);
  }
});

test('a file whose address ends in a star takes every page that begins like it', () => {
  for (const path of ['/l', '/login', '/Login', '/l/*', '/:any']) {
    assert.equal(takesPage('/l*', path), true, path);
    assert.equal(takesPage('/L*', path), true, path);
  }
  for (const path of ['/', '/items', '/items/l', '/l/items']) {
    assert.equal(takesPage('/l*', path), false, path);
  }
});
