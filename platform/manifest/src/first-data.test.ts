import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstDataOf } from './first-data.ts';

const route = (data: string[]) => ({ path: '/x', expose: './X', data });

test('a path’s parameter is filled in, encoded', () => {
  const declared = route(['/api/designers/profiles/:id/']);
  assert.deepEqual(firstDataOf(declared, { id: '7' }, new URLSearchParams()), [
    '/api/designers/profiles/7/',
  ]);
  assert.deepEqual(firstDataOf(declared, { id: '../me' }, new URLSearchParams()), [
    '/api/designers/profiles/..%2Fme/',
  ]);
});

test('query parameters come from the page’s address, fixed ones stay, empty ones go', () => {
  const declared = route(['/api/list/?search={search}&group={group}&page_size=6']);
  const search = new URLSearchParams({ search: ' Pune & co ', other: '1' });
  assert.deepEqual(firstDataOf(declared, {}, search), [
    '/api/list/?search=Pune+%26+co&page_size=6',
  ]);
});

test('a query parameter may come from the path, and have a value for where the address has none', () => {
  const declared = route(['/api/reviews/?vendor=:id&page={page:1}']);
  const asked = (search: string) => firstDataOf(declared, { id: '7' }, new URLSearchParams(search));
  assert.deepEqual(asked(''), ['/api/reviews/?vendor=7&page=1']);
  assert.deepEqual(asked('page=+'), ['/api/reviews/?vendor=7&page=1']);
  assert.deepEqual(asked('page=3'), ['/api/reviews/?vendor=7&page=3']);
});

test('a page without declared data needs none', () => {
  assert.deepEqual(firstDataOf({}, {}, new URLSearchParams()), []);
});

test('a repeated parameter keeps all its values where the template has an asterisk, else the first', () => {
  const search = new URLSearchParams('city=pune&city=&city=goa&sort=newest&sort=rating');
  const declared = route(['/api/list/?city={city*}&sort={sort}']);
  assert.deepEqual(firstDataOf(declared, {}, search), [
    '/api/list/?city=pune&city=goa&sort=newest',
  ]);
  assert.deepEqual(firstDataOf(declared, {}, new URLSearchParams()), ['/api/list/']);
});
