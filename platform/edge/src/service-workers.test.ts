import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { request } from 'undici';
import { anEdge } from './testing/an-edge.ts';
import { fixedRegistry } from './testing/fixed-registry.ts';

describe('the script of a service worker', () => {
  const entry = `/releases/designers/${'b'.repeat(16)}/entry.js`;

  test('is nowhere: not among files of releases, not at the API, not beside the icons', async () => {
    const reached: unknown[] = [];
    const edge = await anEdge({
      reader: fixedRegistry().reader,
      passThrough: { '/api': (_request, response) => response.end(String(reached.push('api'))) },
    });
    await edge.listen({ port: 0, host: '127.0.0.1' });
    const { port } = edge.server.address() as AddressInfo;
    for (const path of [entry, '/api/media/x.js', '/favicon.ico', '/']) {
      for (const headers of [
        { 'service-worker': 'script' },
        { 'sec-fetch-dest': 'serviceworker' },
      ]) {
        const answer = await request(`http://127.0.0.1:${port}${path}`, { headers });
        await answer.body.dump();
        assert.equal(answer.statusCode, 404, path);
        assert.equal(answer.headers['cache-control'], 'no-store', path);
      }
    }
    assert.deepEqual(reached, []);
    const asked = await edge.inject({ url: entry, headers: { 'sec-fetch-dest': 'script' } });
    assert.equal(asked.statusCode, 200);
  });

  test('is refused by the policy of pages, which takes workers of their own making alone', async () => {
    const { headers } = await (await anEdge({ reader: fixedRegistry().reader })).inject('/about');
    assert.match(String(headers['content-security-policy']), /; worker-src blob:;/);
  });
});
