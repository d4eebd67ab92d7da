import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { edgeSignatureHeader, signEdge } from '@aangan/server/visitor';
import { edgeSecret, startTestServer, type TestServer } from '../testing/test-server.ts';

describe('an edge that waits for a change', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer({ isListening: true });
  });
  after(() => server.stop());

  async function ask(revision: number, secret = edgeSecret): Promise<Response> {
    const address = `/channels/staging/changes?after=${revision}`;
    const headers = { [edgeSignatureHeader]: signEdge(`/platform${address}`, secret) };
    return server.call(address, { headers });
  }

  /** A question that is held: the first ones are answered where the registry has just begun to listen for changes. */
  async function untilHeld(): Promise<{ answer: Promise<Response> }> {
    for (;;) {
      const answer = ask(0);
      const early = await Promise.race([answer, sleep(150)]);
      if (!early) return { answer };
      assert.deepEqual(await early.json(), { revision: 0 });
    }
  }

  test('is answered at once where the revision is another one, and else with the next change', {
    timeout: 60_000,
  }, async () => {
    const { pool } = server.database;
    assert.deepEqual(await (await ask(-1)).json(), { revision: 0 });
    const waiting = await untilHeld();
    // As any process of any version would.
    await pool.query("update channel set revision = revision + 1 where name = 'staging'");
    assert.equal((await waiting.answer).status, 200);
  });

  test('must have signed what it asks', async () => {
    assert.equal((await ask(-1, `${edgeSecret}x`)).status, 401);
    assert.equal((await server.call('/channels/staging/changes?after=-1')).status, 401);
  });
});
