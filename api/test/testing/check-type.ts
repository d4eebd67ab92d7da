import assert from 'node:assert/strict';
import type { LightMyRequestResponse } from 'fastify';

/** Every answer with a body that any API test meets says what it is, and of texts in which characters. */
export function checkType({ body, headers }: LightMyRequestResponse, url: string): void {
  const type = String(headers['content-type'] ?? '');
  if (body === '') return;
  assert.match(type, /^[a-z]+\/[\w.+-]+(?:;|$)/, `${url} does not say what it answers`);
  if (/^text\/|[/+]xml\b/.test(type) && !type.startsWith('image/')) {
    assert.match(type, /; charset=utf-8$/, url);
  }
}
