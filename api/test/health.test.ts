import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestApi } from './testing/start-test-api.ts';

test('health is ok while the database answers, and 503 when it is away', async () => {
  const api = await startTestApi();
  try {
    const well = await api.get('/api/health/');
    assert.deepEqual([well.statusCode, well.json()], [200, { status: 'ok' }]);
    await api.database.pool.query('alter schema marketplace rename to elsewhere');
    const ill = await api.get('/api/health/');
    assert.deepEqual(
      [ill.statusCode, ill.json()],
      [503, { status: 'unavailable', failing: ['database'] }],
    );
    assert.equal(ill.headers['cache-control'], 'no-store');
    const live = await api.get('/api/health/live/');
    assert.deepEqual([live.statusCode, live.json()], [200, { status: 'ok' }]);
  } finally {
    await api.stop();
  }
});

test('without its database every answer is a 503 that says so, not a hang', async () => {
  const api = await startTestApi();
  await api.database.close();
  const answer = await api.get('/api/designers/profiles/');
  assert.ok([500, 503].includes(answer.statusCode));
  assert.equal(typeof answer.json().detail, 'string');
  await api.stop();
});
