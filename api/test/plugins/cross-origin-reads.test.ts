import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

describe('pages of other origins', () => {
  let api: TestApi;
  const list = '/api/designers/vendors/';
  const other = { origin: 'https://other.example' };
  const readable = 'access-control-allow-origin';
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());

  test('may read what a guest may read', async () => {
    assert.equal((await api.get(list, other)).headers[readable], '*');
    assert.equal((await api.get(`${list}0/`, other)).headers[readable], '*');
  });

  test('may read nothing with a token, and send nothing', async () => {
    const refused = await api.get(list, { ...other, authorization: 'Bearer x' });
    assert.equal(refused.headers[readable], undefined);
    const sent = await api.call('POST', '/api/auth/login/', { headers: other, payload: {} });
    assert.equal(sent.headers[readable], undefined);
    // What a browser asks first, where a request has a token or JSON in it.
    const asked = await api.call('OPTIONS', list, {
      headers: { ...other, 'access-control-request-headers': 'authorization' },
    });
    assert.equal(asked.headers[readable], undefined);
    assert.equal(asked.headers['access-control-allow-headers'], undefined);
  });

  test('may not read what is for those only who have its address', async () => {
    for (const path of [
      '/api/boards/shared/unknown/',
      '/api/designers/instagram/deletion/unknown/',
      '/api/designers/instagram/callback/?state=x',
    ]) {
      assert.equal((await api.get(path, other)).headers[readable], undefined, path);
    }
  });
});
