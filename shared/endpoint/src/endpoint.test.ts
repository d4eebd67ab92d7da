import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, describing } from './index.ts';

interface Paths {
  '/shelves/{shelf}/books': {
    get: {
      parameters: { path: { shelf: string }; query?: { tags?: string[]; limit?: number } };
      responses: { 200: { content: { 'application/json': { titles: string[] } } } };
    };
    post: {
      parameters: { path: { shelf: string }; header?: { 'idempotency-key'?: string } };
      requestBody: { content: { 'application/json': { title: string } } };
      responses: { 201: { content: { 'application/json': { id: number } } } };
    };
  };
}

const describe = describing<Paths>('/library');

test('a request is described with its path, query, body and key', () => {
  const params = { shelf: 'oak & pine' };
  assert.deepEqual(describe('get', '/shelves/{shelf}/books', { params, query: { limit: 2 } }), {
    method: 'get',
    url: '/library/shelves/oak%20%26%20pine/books',
    params: { limit: 2 },
  });
  const body = { title: 'Wood' };
  const key = { params, body, idempotencyKey: 'a-key' };
  assert.deepEqual(describe('post', '/shelves/{shelf}/books', key), {
    method: 'post',
    url: '/library/shelves/oak%20%26%20pine/books',
    data: body,
    headers: { 'Idempotency-Key': 'a-key' },
  });
});

test('an address has a parameter for each of a list, and none for what is not given', () => {
  const query = { tags: ['teak', 'a&b'], limit: undefined };
  assert.equal(addressOf({ url: '/books', params: query }), '/books?tags=teak&tags=a%26b');
  assert.equal(addressOf({ url: '/books' }), '/books');
});

test('what the API does not have does not compile', () => {
  // @ts-expect-error: the path needs its parameter
  assert.ok(describe('get', '/shelves/{shelf}/books'));
  // @ts-expect-error: no such path
  assert.ok(describe('get', '/shelves'));
  const params = { shelf: 'oak' };
  // @ts-expect-error: no such field
  assert.ok(describe('post', '/shelves/{shelf}/books', { params, body: { name: 'Wood' } }));
});
