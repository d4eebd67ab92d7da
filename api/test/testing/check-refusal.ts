import assert from 'node:assert/strict';
import type { LightMyRequestResponse } from 'fastify';
import { codesOf, withCodes } from './with-codes.ts';

/**
 * Every refusal that any API test meets has codes of the table, each beside the sentence that it belongs
 * to. Health is left out: a 503 there reports a failure and refuses nothing.
 */
export function checkRefusal(answer: LightMyRequestResponse, url: string): void {
  if (answer.statusCode < 400 || url.startsWith('/api/health')) return;
  assert.match(String(answer.headers['content-type']), /^application\/json/, url);
  const { codes, ...body } = answer.json();
  if (typeof body.detail === 'string') {
    assert.equal(codes, undefined, url);
    assert.deepEqual(body, withCodes(body), url);
  } else {
    assert.ok(Object.keys(body).length > 0, `${url} was refused without a word`);
    assert.deepEqual(codes, codesOf(body), url);
  }
}
