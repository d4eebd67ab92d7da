import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { isPageServed } from './served-page.ts';

test('a page is served with a release once its composition names that, and not before', async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    if (asked === 1) response.destroy();
    else response.end(`{"release":"${asked < 4 ? 'a' : 'b'}"}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    assert.equal(await isPageServed(`http://127.0.0.1:${port}/prices`, 'b'), true);
    assert.equal(asked, 4);
  } finally {
    server.close();
  }
});
