import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf } from './code-of.ts';

test('a part reads its own package and all that these depend on, and no others', () => {
  const installed = ['node_modules', 'package.json'];
  assert.deepEqual(codeOf('shared/server'), [...installed, 'shared/server']);
  const read = codeOf('platform/checker');
  for (const folder of [...installed, 'platform/checker', 'platform/edge', 'shared/server']) {
    assert.ok(read.includes(folder), folder);
  }
  // The edge needs them, which the checker has pages answered by.
  assert.ok(read.includes('platform/registry-client'));
  assert.ok(read.includes('shared/endpoint'));
  assert.ok(!read.includes('api') && !read.includes('site'));
});
