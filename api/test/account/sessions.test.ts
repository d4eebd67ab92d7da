import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { hindiLabels, translator } from '@aangan/domain/hindi';
import { sql } from 'kysely';
import { deviceName } from '../../src/modules/audit/device-name.ts';
import { assertMatches } from '../testing/assert-matches.ts';
import { signIn } from '../testing/sign-in.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';

const url = '/api/auth/sessions/';
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

interface Listed {
  id: string;
  device: string;
  last_used_at: string;
  is_current: boolean;
}

describe('the sessions of an account', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const list = async (headers: Record<string, string>) =>
    (await api.get(url, headers)).json() as Listed[];
  const end = (id: string, headers: Record<string, string>) =>
    api.call('DELETE', `${url}${id}/`, { headers });
  const isSignedIn = async (headers: Record<string, string>) =>
    (await api.get('/api/auth/me/', headers)).statusCode === 200;

  test('this one comes first, then by newest use, each with its device', async () => {
    const here = await signUp(api, 'client');
    const second = await signIn(api, here.email, { userAgent: phone });
    await signIn(api, here.email, { userAgent: 'curl/8' });
    await api.post('/api/auth/token/refresh/', { refresh: second.refresh });
    const answer = await api.get(url, here.headers);
    assert.equal(answer.statusCode, 200);
    const sessions = answer.json() as Listed[];
    for (const session of sessions) assertMatches('Session', session);
    assert.deepEqual(
      sessions.map(({ is_current }) => is_current),
      [true, false, false],
    );
    assert.deepEqual(
      sessions.slice(1).map(({ device }) => device),
      ['Chrome on Android', 'Unknown device'],
    );
    assert.doesNotMatch(answer.body, /AppleWebKit|curl/, 'never what the browser calls itself');
  });

  test('a refresh is a use of its session', async () => {
    const here = await signUp(api, 'client');
    await sql`update session set last_used_at = now() - interval '2 days' where account_id = ${here.id}`.execute(
      api.db,
    );
    await api.post('/api/auth/token/refresh/', { refresh: here.refresh });
    const [session] = await list(here.headers);
    assert.ok(Date.now() - Date.parse(session?.last_used_at ?? '') < 60_000);
  });

  test('a browser that calls itself something endless is cut, one without a name is unknown', async () => {
    const here = await signUp(api, 'client');
    await signIn(api, here.email, { userAgent: `${phone} ${'x'.repeat(5000)}` });
    const devices = (await list(here.headers)).map(({ device }) => device);
    assert.ok(devices.includes('Chrome on Android'), devices.join());
  });

  test('neither ended nor expired ones, nor those of others, are listed', async () => {
    const here = await signUp(api, 'client');
    const ended = await signIn(api, here.email);
    await signIn(api, here.email);
    await api.post('/api/auth/logout/', { refresh: ended.refresh });
    await sql`update session set expires_at = now() where id = (select id from session
      where account_id = ${here.id} order by created_at desc limit 1)`.execute(api.db);
    assert.equal((await list(here.headers)).length, 1);
  });

  test('one of the others can be ended; its tokens stop at once, this session stays', async () => {
    const here = await signUp(api, 'client');
    const other = await signIn(api, here.email);
    const [, listed] = await list(here.headers);
    const answer = await end(listed?.id ?? '', here.headers);
    assert.deepEqual([answer.statusCode, answer.body], [204, '']);
    assert.equal(await isSignedIn(other.headers), false);
    const refreshed = await api.post('/api/auth/token/refresh/', { refresh: other.refresh });
    assert.equal(refreshed.statusCode, 401);
    assert.equal(await isSignedIn(here.headers), true);
    assert.equal((await end(listed?.id ?? '', here.headers)).statusCode, 404, 'it is gone');
  });

  test('this one can be ended too', async () => {
    const here = await signUp(api, 'client');
    const [listed] = await list(here.headers);
    assert.equal((await end(listed?.id ?? '', here.headers)).statusCode, 204);
    assert.equal(await isSignedIn(here.headers), false);
  });

  test('another account’s, an unknown and a malformed id are 404', async () => {
    const here = await signUp(api, 'client');
    const stranger = await signUp(api, 'client');
    const [theirs] = await list(stranger.headers);
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const id of [theirs?.id ?? '', unknown, '1', 'x%00y', `${unknown}0`]) {
      const answer = await end(id, here.headers);
      assert.equal(answer.statusCode, 404, id);
      assert.deepEqual(answer.json(), withCodes({ detail: 'Not found.' }));
    }
    assert.equal(await isSignedIn(stranger.headers), true);
  });

  test('all the others can be ended at once', async () => {
    const here = await signUp(api, 'client');
    const others = [await signIn(api, here.email), await signIn(api, here.email)];
    const stranger = await signUp(api, 'client');
    const answer = await api.call('DELETE', url, { headers: here.headers });
    assert.deepEqual([answer.statusCode, answer.body], [204, '']);
    assert.equal(await isSignedIn(here.headers), true);
    assert.equal(await isSignedIn(stranger.headers), true);
    for (const other of others) assert.equal(await isSignedIn(other.headers), false);
    assert.equal((await list(here.headers)).length, 1);
  });

  test('needs a signed-in caller', async () => {
    assert.equal((await api.get(url)).statusCode, 401);
    assert.equal((await api.call('DELETE', url)).statusCode, 401);
    assert.equal((await end('1', {})).statusCode, 401);
  });
});

test('devices have the names that people use', () => {
  const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
  const named: [string | null, string][] = [
    [phone, 'Chrome on Android'],
    [`${windows} ${blink}`, 'Chrome on Windows'],
    [`${windows} ${blink} Edg/150.0.0.0`, 'Edge on Windows'],
    [`${windows} ${blink} OPR/120.0.0.0`, 'Opera on Windows'],
    [`${mac} ${webkit} Version/18.5 Safari/605.1.15`, 'Safari on Mac'],
    [`${iphone} ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
    [`${iphone} ${webkit} CriOS/150.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
    [`${iphone} ${webkit} Mobile/15E148 [FBAN/FBIOS]`, 'Browser on iPhone'],
    [
      'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox on Linux',
    ],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) '.concat(blink), 'Chrome on ChromeOS'],
    [
      'Mozilla/5.0 (Linux; Android 13; SM-S901B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    ['Chrome/150', 'Chrome'],
    ['curl/8.5.0', 'Unknown device'],
    ['', 'Unknown device'],
    [null, 'Unknown device'],
  ];
  for (const [userAgent, name] of named) assert.equal(deviceName(userAgent), name);
  const hindiOf = translator(hindiLabels);
  const inHindi = named.filter(([, name]) => hindiOf(name) === undefined);
  assert.deepEqual(inHindi, [['Chrome/150', 'Chrome']], 'pages in Hindi have a name for each');
});
