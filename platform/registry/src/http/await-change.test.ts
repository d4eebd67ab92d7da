import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { edgeSignatureHeader, signEdge } from '@aangan/server/visitor';
import { edgeSecret, startTestServer, type TestServer } from '../testing/test-server.ts';

describe('an edge that waits for a change', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer({ isListening: true });
  });
  after(() => server.stop());

  async function ask(after: number, secret = edgeSecret): Promise<Response> {
    const address = `/channels/staging/changes?after=${after}`;
    const headers = { [edgeSignatureHeader]: signEdge(`/platform${address}`, secret) };
    return server.call(address, { headers });
  }

  test('is answered at once where the revision is another one, and else with the next change', async () => {
    const { pool } = server.database;
    assert.deepEqual(await (await ask(-1)).json(), { revision: 0 });
    let isAnswered = false;
    const waiting = ask(0).then((answer) => {
      isAnswered = true;
      return answer;
    });
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    });
    assert.equal(isAnswered, false);
    // As any process of any version would.
    await pool.query("update channel set revision = revision + 1 where name = 'staging'");
    assert.equal((await waiting).status, 200);
  });

  test('must have signed what it asks', async () => {
    assert.equal((await ask(-1, `${edgeSecret}x`)).status, 401);
    assert.equal((await server.call('/channels/staging/changes?after=-1')).status, 401);
  });
});
