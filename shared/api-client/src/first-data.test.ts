import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFirstData } from './first-data.ts';

const answers = () => createFirstData({ '/api/list/?search=Pune+%26+co&group=a': { count: 1 } });

test('an answer that came with the page is found in whatever order it is asked for', () => {
  const query = { search: 'Pune & co', group: 'a', page: undefined };
  assert.deepEqual(answers().take('/api/list/', query), { answer: { count: 1 } });
});

test('it is taken once: a second request goes to the API', () => {
  const first = answers();
  first.take('/api/list/', { group: 'a', search: 'Pune & co' });
  assert.equal(first.take('/api/list/', { group: 'a', search: 'Pune & co' }), undefined);
});

test('another request is not answered with it', () => {
  assert.equal(answers().take('/api/list/', { group: 'b', search: 'Pune & co' }), undefined);
});

test('after the first navigation none is left', () => {
  const first = answers();
  first.clear();
  assert.equal(first.take('/api/list/', { group: 'a', search: 'Pune & co' }), undefined);
});

test('a repeated parameter is a list, each value once', () => {
  const first = createFirstData({ '/api/list/?city=pune&city=goa&sort=newest': { count: 2 } });
  assert.equal(first.take('/api/list/', { city: ['pune'], sort: 'newest' }), undefined);
  const query = { sort: 'newest', city: ['goa', 'pune', 'goa'] };
  assert.deepEqual(first.take('/api/list/', query), { answer: { count: 2 } });
});
