import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { makeDesigner } from '../testing/make-designer.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

describe('compression', () => {
  let api: TestApi;
  const url = '/api/designers/profiles/';
  before(async () => {
    api = await startTestApi();
    for (let i = 0; i < 6; i += 1) await makeDesigner(api.db, { posts: 5 });
  });
  after(() => api.stop());

  test('a long answer comes as brotli or gzip to who takes it, and reads the same', async () => {
    const plain = await api.get(url);
    assert.equal(plain.headers['content-encoding'], undefined);
    const br = await api.get(url, { 'accept-encoding': 'gzip, deflate, br' });
    const gz = await api.get(url, { 'accept-encoding': 'gzip' });
    assert.deepEqual(
      [br.headers['content-encoding'], gz.headers['content-encoding']],
      ['br', 'gzip'],
    );
    assert.equal(brotliDecompressSync(br.rawPayload).toString(), plain.body);
    assert.equal(gunzipSync(gz.rawPayload).toString(), plain.body);
    assert.ok(br.rawPayload.length * 4 < plain.rawPayload.length);
    for (const answer of [plain, br, gz]) assert.equal(answer.headers.vary, 'accept-encoding');
  });

  test('HEAD answers without a body', async () => {
    const answer = await api.call('HEAD', url, { headers: { 'accept-encoding': 'br' } });
    assert.deepEqual(
      [answer.statusCode, answer.body, answer.headers['content-encoding']],
      [200, '', undefined],
    );
  });

  test('a short answer, a picture and a token are left as they are', async () => {
    const body = {
      email: 'z@example.com',
      password: 'courtyard',
      first_name: 'Z',
      last_name: 'Z',
      bio: 'x'.repeat(3000),
    };
    const headers = { 'accept-encoding': 'br' };
    const tokens = await api.post('/api/auth/register/', body, { headers });
    assert.equal(tokens.statusCode, 201);
    assert.equal(tokens.headers['content-encoding'], undefined);
    const health = await api.get('/api/health/', headers);
    assert.equal(health.headers['content-encoding'], undefined);
  });
});
