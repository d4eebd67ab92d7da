import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { isSignedByEdge } from '@aangan/server/visitor';
import { closeAfterTest } from './testing/an-edge.ts';
import { watchOverHttp } from './watch-channel.ts';

const secret = 'a secret of edge and registry, 32+ characters';

/** Watches a registry that answers so. @returns resolves with what was asked when `count` changes were told */
async function watchUntil(count: number, listener: RequestListener): Promise<string[]> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const signature = request.headers['x-aangan-edge'];
    assert.ok(isSignedByEdge(signature, { body: request.url ?? '', secret }));
    asked.push(request.url ?? '');
    listener(request, response);
  });
  closeAfterTest(server);
  closeAfterTest({ close: () => server.closeAllConnections() });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const registry = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const watch = watchOverHttp({ registry, channel: 'production', secret, retryMs: 5 });
  let told = 0;
  await new Promise<void>((resolve) => {
    const end = watch(() => {
      told += 1;
      if (told < count) return;
      end();
      resolve();
    });
  });
  return asked;
}

const address = '/platform/channels/production/changes?after=';

describe('an edge that watches its channel', () => {
  test('asks for what comes after the revision it knows, and tells of others only', async () => {
    const revisions = [4, 4, 5];
    const asked = await watchUntil(2, (_request, response) => {
      response.end(JSON.stringify({ revision: revisions.shift() ?? 5 }));
    });
    assert.deepEqual(asked, [`${address}-1`, `${address}4`, `${address}4`]);
  });

  test('goes on asking a registry that fails, or does not know the question', async () => {
    const statuses = [404, 503, 200];
    const asked = await watchUntil(1, (_request, response) => {
      response.writeHead(statuses.shift() ?? 200).end('{"revision":7}');
    });
    assert.deepEqual(asked, Array(3).fill(`${address}-1`));
  });
});
