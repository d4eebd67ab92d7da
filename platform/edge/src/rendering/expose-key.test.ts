import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageRequest } from '@aangan/manifest';
import { exposeKey } from './expose-key.ts';

const page = {
  composition: { id: 'abc' },
  route: null,
  audience: 'guest',
  language: 'en',
} as unknown as PageRequest;

test('pages whose frame cannot be rendered are skipped apart from pages of the shell and of other frames', () => {
  const keys = [
    page,
    { ...page, framed: 'offers' },
    { ...page, framed: 'items' },
    { ...page, route: { remote: 'offers', expose: './Page' } },
    { ...page, audience: 'member' },
    { ...page, language: 'hi' },
  ].map(exposeKey);
  assert.equal(new Set(keys).size, keys.length);
});
