import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { type ApiClient, createApiClient } from './create-api-client.ts';
import { problemOf } from './errors/api-problem.ts';
import { startHttpServer } from './testing/http-server.ts';
import { memoryStorage } from './testing/memory-storage.ts';
import { createTokenStore } from './tokens/token-store.ts';

const act = { method: 'post', url: '/act/', data: { why: 'x' } } as const;

describe('a request that needs a proof', () => {
  let seen: (string | undefined)[];
  let server: Awaited<ReturnType<typeof startHttpServer>>;
  let client: ApiClient;
  beforeEach(async () => {
    seen = [];
    server = await startHttpServer(({ headers }, response) => {
      seen.push(headers.authorization);
      const isProved = headers.authorization === 'Bearer proved';
      response
        .writeHead(isProved ? 200 : 403, { 'content-type': 'application/json' })
        .end(JSON.stringify(isProved ? { done: true } : { detail: 'No.', code: 'proof_required' }));
    });
    client = createApiClient({
      baseUrl: server.url,
      tokens: createTokenStore({ local: memoryStorage(), session: memoryStorage() }),
      onSessionLost: () => undefined,
    });
    client.tokens.write({ access: 'old', refresh: 'r' }, { remember: true });
  });
  afterEach(() => server.stop());

  test('is sent again once, with the new token; two at once are asked about together', async () => {
    let asked = 0;
    client.askForProofs(async () => {
      asked += 1;
      client.tokens.replace({ access: 'proved', refresh: 'r2' });
      return true;
    });
    assert.deepEqual(await Promise.all([client.send(act), client.send(act)]), [
      { done: true },
      { done: true },
    ]);
    assert.equal(asked, 1);
  });

  test('is refused where nobody asks, where it was not proved, and where that did not help', async () => {
    const codeOf = () => client.send(act).catch((error: unknown) => problemOf(error).code);
    assert.equal(await codeOf(), 'proof_required');
    const stop = client.askForProofs(async () => false);
    assert.equal(await codeOf(), 'proof_required');
    stop();
    client.askForProofs(async () => true);
    assert.equal(await codeOf(), 'proof_required');
    assert.equal(seen.length, 4);
  });
});
