import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { edgeHealthPath } from './edge-health.ts';
import { anEdge } from './testing/an-edge.ts';
import { fixedRegistry } from './testing/fixed-registry.ts';

describe('the health of an edge', () => {
  test('is ok, degraded while the registry is down, and unavailable while there is nothing to serve', async () => {
    const { reader, state } = fixedRegistry();
    const composition = state.composition;
    state.isDown = true;
    const edge = await anEdge({ reader });
    const health = async () => {
      const answer = await edge.inject(edgeHealthPath);
      const { status, failing, revision, readAt, read_at: oldReadAt } = answer.json();
      assert.equal(readAt === null, revision === null);
      assert.equal(oldReadAt, readAt);
      return [answer.statusCode, status, failing, revision];
    };
    assert.deepEqual(await health(), [503, 'unavailable', ['registry'], null]);
    state.isDown = false;
    assert.deepEqual(await health(), [200, 'ok', undefined, composition?.revision]);
    state.isDown = true;
    await new Promise((resolve) => {
      setTimeout(resolve, 1_050);
    });
    assert.deepEqual(await health(), [200, 'degraded', ['registry'], composition?.revision]);
  });
});
