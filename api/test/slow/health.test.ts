import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi } from '../testing/start-test-api.ts';

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
    assert.equal(ill.headers['retry-after'], '5');
    const live = await api.get('/api/health/live/');
    assert.deepEqual([live.statusCode, live.json()], [200, { status: 'ok' }]);
  } finally {
    await api.stop();
  }
});

test('without its database every answer is a 503 that says so, not a hang', async () => {
  const api = await startTestApi();
  try {
    const { headers } = await signUp(api, 'client');
    // New connections are refused, as by a server that is not there, and those that are open break.
    const nowhere = { connectionString: undefined, host: '127.0.0.1', port: 1 };
    Object.assign(api.database.pool.options, nowhere);
    const ended = api.database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()',
    );
    await assert.rejects(ended);
    const ticket = { name: 'A', email: 'a@example.com', subject: 'Hello', message: 'Hello.' };
    for (const answer of [
      await api.get('/api/designers/profiles/'),
      await api.get('/api/designers/vendors/1/'),
      await api.get('/api/auth/me/', headers),
      await api.post('/api/support/tickets/', ticket),
      await api.post('/api/auth/login/', { email: 'a@example.com', password: 'a password' }),
    ]) {
      assert.equal(answer.statusCode, 503, answer.body);
      assert.equal(typeof answer.json().detail, 'string');
      assert.ok(Number(answer.headers['retry-after']) > 0);
    }
  } finally {
    await api.stop();
  }
});

test('liveness needs no database', async () => {
  const api = await startTestApi();
  await api.database.close();
  const alive = await api.get('/api/health/live/');
  assert.deepEqual([alive.statusCode, alive.json()], [200, { status: 'ok' }]);
  assert.equal((await api.get('/api/health/')).statusCode, 503);
  await api.stop();
});

test('on a full disk a write is refused with 507, health is 503, and reading goes on', async () => {
  const api = await startTestApi();
  try {
    const { headers } = await signUp(api, 'client');
    const full = async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    };
    Object.assign(api.blobs, { put: full, check: full });
    const picture = await sharp({
      create: { width: 60, height: 40, channels: 3, background: 'teal' },
    })
      .png()
      .toBuffer();
    const payload = Buffer.concat([
      Buffer.from('--b\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\n'),
      Buffer.from('content-type: image/png\r\n\r\n'),
      picture,
      Buffer.from('\r\n--b--\r\n'),
    ]);
    const type = { 'content-type': 'multipart/form-data; boundary=b' };
    const url = '/api/auth/me/avatar/';
    const upload = await api.call('PUT', url, { payload, headers: { ...headers, ...type } });
    assert.deepEqual([upload.statusCode, upload.json().code], [507, 'storage_full']);
    const health = await api.get('/api/health/');
    assert.deepEqual(
      [health.statusCode, health.json()],
      [503, { status: 'unavailable', failing: ['media'] }],
    );
    assert.equal((await api.get('/api/designers/profiles/')).statusCode, 200);
  } finally {
    await api.stop();
  }
});

test('a database whose disk is full is a 507 too', async () => {
  const api = await startTestApi();
  try {
    await api.database.pool.query(`
      create function marketplace.refuse() returns trigger language plpgsql as $$
        begin raise exception using errcode = 'disk_full'; end $$;
      create trigger full_disk before insert on marketplace.support_ticket
        for each row execute function marketplace.refuse()`);
    const payload = { name: 'A', email: 'a@example.com', subject: 'Hello', message: 'Hello.' };
    const answer = await api.post('/api/support/tickets/', payload);
    assert.deepEqual([answer.statusCode, answer.json().code], [507, 'storage_full']);
  } finally {
    await api.stop();
  }
});
