import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anEdge } from './testing/an-edge.ts';
import { aComposition, fixedRegistry } from './testing/fixed-registry.ts';

test('the newest security fix of the channel is public, and kept for seconds only', async () => {
  for (const [composition, securityFix] of [
    [aComposition({ securityFix: 12 }), 12],
    [aComposition(), 0],
    [null, 0],
  ] as const) {
    const edge = await anEdge({ reader: fixedRegistry(composition).reader });
    const answer = await edge.inject('/releases/security-fix');
    assert.deepEqual(answer.json(), { securityFix });
    assert.equal(answer.headers['cache-control'], 'public, max-age=5');
  }
});

test('while the registry cannot be read at all, the answer is 503 and is not kept', async () => {
  const { reader, state } = fixedRegistry();
  state.isDown = true;
  const answer = await (await anEdge({ reader })).inject('/releases/security-fix');
  assert.equal(answer.statusCode, 503);
  assert.equal(answer.headers['cache-control'], 'no-store');
});
