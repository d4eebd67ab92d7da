import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { test } from 'node:test';
import { createApiClient } from './create-api-client.ts';
import { endpoint } from './endpoints/endpoint.ts';
import { problemOf } from './errors/api-problem.ts';
import { startHttpServer } from './testing/http-server.ts';
import { memoryStorage } from './testing/memory-storage.ts';
import { createTokenStore } from './tokens/token-store.ts';

test('code of requests that could not be loaded fails a request as the network does, and is loaded with the next', async (t) => {
  let asked = 0;
  // Stands in for the network that the browser loads the code from.
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (specifier === './transport.ts' && ++asked <= 2) throw new Error('Loading failed');
      return next(specifier, context);
    },
  });
  t.after(() => hooks.deregister());
  const server = await startHttpServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":7}');
  });
  t.after(() => server.stop());
  const tokens = createTokenStore({ local: memoryStorage(), session: memoryStorage() });
  const client = createApiClient({ baseUrl: server.url, tokens, onSessionLost: () => undefined });

  await assert.rejects(client.prepare());
  const failed = await client.send(endpoint('get', '/auth/me/')).catch(problemOf);
  assert.equal((failed as { kind?: string }).kind, 'network');
  assert.deepEqual(await client.send(endpoint('get', '/auth/me/')), { id: 7 });
  await client.prepare();
  assert.equal(asked, 3, 'once it is there, it is not loaded again');
});
