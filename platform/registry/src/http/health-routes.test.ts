import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { remoteRelease } from '../testing/release-factory.ts';
import { callsOf, startTestServer, type TestServer } from '../testing/test-server.ts';

describe('the health of releases over HTTP', () => {
  let testServer: TestServer;
  before(async () => {
    testServer = await startTestServer();
  });
  after(() => testServer.stop());

  const { call, post, put } = callsOf(() => testServer);

  describe('the health of the registry', () => {
    test('answers 200 while it can work', async () => {
      const response = await call('/health');
      assert.equal(response.status, 200);
      assert.deepEqual(await response.json(), { status: 'ok' });
      assert.equal((await call('/health/live')).status, 200);
    });

    test('answers 503 while it cannot, and when to ask again', async () => {
      const { pool } = testServer.database;
      await pool.query('alter schema platform rename to elsewhere');
      const response = await call('/health');
      await pool.query('alter schema elsewhere rename to platform');
      assert.equal(response.status, 503);
      assert.deepEqual(await response.json(), { status: 'unavailable', failing: ['database'] });
      assert.equal(response.headers.get('retry-after'), '5');
    });

    test('on a full disk refuses a file with 507, is not ready, and goes on reading', async (t) => {
      const { manifest, blobs } = remoteRelease('full', '1');
      assert.equal((await post('/releases', manifest)).status, 201);
      const full = async () => {
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
          code: 'ENOSPC',
        });
      };
      t.mock.method(testServer.blobs, 'put', full);
      t.mock.method(testServer.blobs, 'check', full);
      const [[sha256, bytes]] = [...blobs] as [[string, Buffer]];
      const refused = await put(sha256, new Uint8Array(bytes));
      assert.equal(refused.status, 507);
      assert.deepEqual(await refused.json(), { detail: 'The storage is full.' });
      const health = await call('/health');
      assert.equal(health.status, 503);
      assert.deepEqual(await health.json(), { status: 'unavailable', failing: ['blobs'] });
      assert.equal((await testServer.read('/releases')).status, 200);
      t.mock.restoreAll();
      assert.equal((await put(sha256, new Uint8Array(bytes))).status, 204);
      assert.equal((await call('/health')).status, 200);
    });

    test('lives while it answers, whatever it depends on', async () => {
      const response = await call('/health/live');
      assert.equal(response.status, 200);
      assert.deepEqual(await response.json(), { status: 'ok' });
    });
  });

  describe('the documents of formats', () => {
    test('are for any origin, and no other file', async () => {
      for (const document of ['remote', 'shell', 'release']) {
        const response = await call(`/schemas/${document}.schema.json`);
        assert.equal(response.status, 200);
        assert.match(response.headers.get('content-type') ?? '', /^application\/schema\+json/);
        assert.equal(response.headers.get('access-control-allow-origin'), '*');
        const schema = (await response.json()) as { title: string };
        assert.equal(schema.title, `${document}.json`);
      }
      assert.equal((await call('/schemas/other.schema.json')).status, 404);
      assert.equal((await call('/schemas/..%2fpackage.json')).status, 404);
    });
  });
});
