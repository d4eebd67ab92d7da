import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemFromResponse } from './problem-from-response.ts';

test('messages at fields are a validation problem, nested ones named with dots', () => {
  const problem = problemFromResponse(400, {
    email: ['A user with this email already exists.'],
    featured_links: [{ url: ['Enter a valid URL.'] }],
  });
  assert.equal(problem.kind, 'validation');
  assert.deepEqual(problem.fields, {
    email: ['A user with this email already exists.'],
    'featured_links.0.url': ['Enter a valid URL.'],
  });
});

test('a detail is the message, and no field', () => {
  const problem = problemFromResponse(409, { detail: 'Only pending requests can be revoked.' });
  assert.equal(problem.kind, 'conflict');
  assert.equal(problem.message, 'Only pending requests can be revoked.');
  assert.equal(problem.fields, undefined);
});

test('each status has its kind', () => {
  const kinds = [401, 403, 404, 409, 413, 429, 500, 503].map(
    (status) => problemFromResponse(status, {}).kind,
  );
  assert.deepEqual(kinds, [
    'unauthenticated',
    'forbidden',
    'not-found',
    'conflict',
    'rejected',
    'throttled',
    'server',
    'server',
  ]);
});

test('a throttled request knows when to try again', () => {
  assert.equal(problemFromResponse(429, { detail: 'x' }, '42').retryAfter, 42);
});

test('a body that is no JSON does no harm', () => {
  assert.equal(problemFromResponse(502, '<html>').message, 'The request failed with status 502.');
});
