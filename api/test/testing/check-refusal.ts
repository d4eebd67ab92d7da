import assert from 'node:assert/strict';
import type { LightMyRequestResponse } from 'fastify';
import { hindiOf } from '../../src/languages/refusal-in.ts';
import { codesOf, withCodes } from './with-codes.ts';

/**
 * Every refusal that any API test meets has codes of the table, each beside the sentence that it belongs
 * to, and its sentences can be said in Hindi. Health is left out: a 503 there reports a failure and refuses nothing.
 */
export function checkRefusal(answer: LightMyRequestResponse, url: string): void {
  if (answer.statusCode < 400 || url.startsWith('/api/health')) return;
  assert.match(String(answer.headers['content-type']), /^application\/json/, url);
  const { codes, ...body } = answer.json();
  if (answer.headers['content-language'] === 'hi-IN') return;
  assert.match(String(answer.headers.vary), /accept-language/, url);
  assert.deepEqual(withoutHindi(body), [], `${url} is refused in English only`);
  if (typeof body.detail === 'string') {
    assert.equal(codes, undefined, url);
    assert.deepEqual(body, withCodes(body), url);
  } else {
    assert.ok(Object.keys(body).length > 0, `${url} was refused without a word`);
    assert.deepEqual(codes, codesOf(body), url);
  }
}

/** The names that simplejwt has in `messages`, which are no sentences. */
const tokenNames = new Set(['AccessToken', 'access']);

/** The sentences of a body that have no Hindi. */
function withoutHindi(part: unknown): string[] {
  if (typeof part === 'string') {
    return hindiOf(part) === undefined && !tokenNames.has(part) ? [part] : [];
  }
  const {
    code: _code,
    looks_like: _firms,
    second_factor: _asked,
    ...inner
  } = part as Record<string, unknown>;
  return Object.values(inner).flatMap(withoutHindi);
}
