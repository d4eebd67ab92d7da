import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasCode } from './has-code.ts';
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

test('a refusal has its code, for fields one beside each message', () => {
  assert.equal(
    problemFromResponse(404, { detail: 'Not found.', code: 'not_found' }).code,
    'not_found',
  );
  const { code, fields, codes } = problemFromResponse(400, {
    email: ['Taken.'],
    featured_links: { 2: { url: ['Wrong.', 'Too long.'] } },
    codes: { email: ['taken'], featured_links: { 2: { url: ['invalid', 'max_length'] } } },
  });
  assert.equal(code, undefined);
  assert.deepEqual(codes, { email: ['taken'], 'featured_links.2.url': ['invalid', 'max_length'] });
  assert.deepEqual(Object.keys(fields ?? {}), Object.keys(codes ?? {}));
});

test('a code is found at the request, at any field, or at the one that is named', () => {
  const whole = problemFromResponse(404, { detail: 'Not found.', code: 'not_found' });
  const field = problemFromResponse(400, { email: ['Taken.'], codes: { email: ['taken'] } });
  assert.deepEqual([hasCode(whole, 'not_found'), hasCode(whole, 'taken')], [true, false]);
  assert.deepEqual([hasCode(field, 'taken'), hasCode(field, 'required')], [true, false]);
  assert.deepEqual(
    [hasCode(field, 'taken', 'email'), hasCode(field, 'taken', 'phone')],
    [true, false],
  );
});

test('each status has its kind', () => {
  const kinds = [401, 403, 404, 410, 409, 413, 429, 500, 503].map(
    (status) => problemFromResponse(status, {}).kind,
  );
  assert.deepEqual(kinds, [
    'unauthenticated',
    'forbidden',
    'not-found',
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

test('a body that is not JSON gives a message with the status', () => {
  assert.equal(problemFromResponse(502, '<html>').message, 'The request failed with status 502.');
});
