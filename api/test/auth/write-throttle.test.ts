import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { readSettings } from '@aangan/server';
import { apiSettings } from '../../src/config.ts';
import { signIn } from '../testing/sign-in.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';

describe('changes by one account', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ writesPerAccount: 6 });
  });
  after(() => api.stop());
  type Headers = Record<string, string>;
  const preferences = '/api/auth/me/email-preferences/';
  const write = (headers: Headers) =>
    api.call('PATCH', preferences, { payload: { reviews: false }, headers });

  test('600 in a window, unless a setting says otherwise', () => {
    const { writesPerAccount, throttleMinutes } = readSettings(apiSettings, {});
    assert.deepEqual([writesPerAccount, throttleMinutes], [600, 15]);
    assert.equal(
      readSettings(apiSettings, { THROTTLE_WRITES_PER_ACCOUNT: '7' }).writesPerAccount,
      7,
    );
  });

  test('every method that changes counts, wherever and however it is answered; then 429', async () => {
    const { headers, email } = await signUp(api, 'vendor');
    const writes = [
      await write(headers),
      await api.post('/api/auth/me/password/', {}, { headers }),
      await api.call('PUT', '/api/auth/me/avatar/', { headers }),
      await api.call('DELETE', '/api/auth/sessions/', { headers }),
      await api.post('/api/designers/vendors/onboarding/', {}, { headers }),
      await api.post('/api/designers/profiles/onboarding/', {}, { headers }),
    ];
    assert.deepEqual(
      writes.map(({ statusCode }) => statusCode),
      [200, 400, 400, 204, 400, 403],
    );
    const refused = await write(headers);
    assert.equal(refused.statusCode, 429);
    const seconds = Number(refused.headers['retry-after']);
    assert.ok(seconds > 0 && seconds <= 900);
    assert.deepEqual(
      refused.json(),
      withCodes({
        detail: `Request was throttled. Expected available in ${seconds} seconds.`,
      }),
    );
    const elsewhere = await signIn(api, email);
    assert.equal(elsewhere.status, 200, 'signing in is no change by a signed-in account');
    assert.equal((await write(elsewhere.headers)).statusCode, 429, 'sessions count together');
    assert.equal((await api.get(preferences, headers)).statusCode, 200, 'reading goes on');
  });

  test('reading never counts, and neither does who is not signed in', async () => {
    const { headers } = await signUp(api, 'client');
    for (let i = 0; i < 10; i += 1) {
      assert.equal((await api.get('/api/auth/me/', headers)).statusCode, 200);
      assert.equal((await api.call('HEAD', preferences, { headers })).statusCode, 200);
      assert.equal((await write({})).statusCode, 401);
    }
    for (let i = 0; i < 6; i += 1) assert.equal((await write(headers)).statusCode, 200);
  });

  test('another account is not held up by it', async () => {
    const busy = await signUp(api, 'client');
    const other = await signUp(api, 'client');
    await Promise.all(Array.from({ length: 8 }, () => write(busy.headers)));
    assert.equal((await write(busy.headers)).statusCode, 429);
    assert.equal((await write(other.headers)).statusCode, 200);
  });

  test('many at one moment cannot slip past the limit', async () => {
    const { headers } = await signUp(api, 'client');
    const answers = await Promise.all(Array.from({ length: 20 }, () => write(headers)));
    assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 6);
  });
});
