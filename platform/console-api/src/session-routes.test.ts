import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { aConsole, account } from './testing/a-console.ts';

const channels = { method: 'GET', path: '/platform/channels' };
const refused = { status: 401, body: { detail: 'Given token not valid for any token type' } };

describe('signing in to the console', () => {
  test('keeps the tokens in a sealed cookie that no script and no other site gets', async () => {
    const { post } = await aConsole();
    const answer = await post('/session/begin', account);
    assert.equal(answer.statusCode, 200);
    assert.deepEqual(Object.keys(answer.json()), ['email', 'csrf']);
    const [cookie] = answer.cookies;
    assert.deepEqual(
      [cookie?.name, cookie?.httpOnly, cookie?.sameSite, cookie?.path],
      ['aangan-console', true, 'Strict', '/'],
    );
    const opened = Buffer.from(String(cookie?.value), 'base64').toString('latin1');
    assert.doesNotMatch(opened + answer.body, /access-1|refresh-1/);
    assert.equal(answer.headers['cache-control'], 'no-store');
  });

  test('behind TLS its cookie is sent by TLS only, and no other host can set it', async () => {
    const at = 'https://console.aangan.example';
    const { app } = await aConsole({}, { at });
    const answer = await app.inject({
      method: 'POST',
      url: '/session/begin',
      payload: account,
      headers: { origin: at, 'x-csrf-token': 'none' },
    });
    const [cookie] = answer.cookies;
    assert.deepEqual([cookie?.name, cookie?.secure], ['__Host-aangan-console', true]);
  });

  test('is for integrators: the session of another account is ended at the API', async () => {
    const me = { email: 'client@aangan.test', is_staff: false, is_integrator: false };
    const { post, asked } = await aConsole({ 'GET /api/auth/me/': { status: 200, body: me } });
    const answer = await post('/session/begin', account);
    assert.equal(answer.statusCode, 403);
    assert.match(answer.json().detail, /for integrators/);
    assert.equal(asked.at(-1)?.path, '/api/auth/logout/');
    assert.deepEqual(asked.at(-1)?.body, { refresh: 'refresh-1' });
    const cookies = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    assert.equal((await post('/session', {}, { cookie: cookies })).statusCode, 401);
  });

  test('passes on what the API refuses it with, with the time to wait', async () => {
    const body = { detail: 'Too many tries.' };
    const limited = { status: 429, body, retryAfter: '60' };
    const { post } = await aConsole({ 'POST /api/auth/login/': limited });
    const answer = await post('/session/begin', account);
    assert.deepEqual([answer.statusCode, answer.json()], [429, body]);
    assert.equal(answer.headers['retry-after'], '60');
  });
});

describe('a session that was ended', () => {
  test('is none, although its cookie was kept', async () => {
    const { post, signIn, answers } = await aConsole();
    const session = await signIn();
    assert.equal((await post('/session', {}, session)).statusCode, 200);
    assert.equal((await post('/session/end', {}, session)).statusCode, 204);
    answers['GET /api/auth/me/'] = refused;
    answers['POST /api/auth/token/refresh/'] = refused;
    const answer = await post('/session', {}, session);
    assert.deepEqual([answer.statusCode, answer.json().code], [401, 'not_signed_in']);
  });

  test('is one while the API cannot be asked', async () => {
    const { post, signIn, answers } = await aConsole();
    const session = await signIn();
    answers['GET /api/auth/me/'] = { status: 503, body: { detail: '?' } };
    assert.equal((await post('/session', {}, session)).statusCode, 200);
  });
});

describe('the address of who signs in', () => {
  const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9', forwarded: 'for=6.6.6.6' };
  const visitorsOf = async (trustedProxies?: string) => {
    const { post, asked } = await aConsole({}, trustedProxies ? { trustedProxies } : {});
    const answer = await post('/session/begin', account, headers);
    const cookie = String(answer.headers['set-cookie']).split(';')[0];
    const session = { ...headers, cookie, 'x-csrf-token': answer.json().csrf };
    await post('/requests', channels, session);
    await post('/session/end', {}, session);
    return asked.map(({ path, visitor }) => `${path} ${visitor}`);
  };
  const from = (address: string) =>
    ['/api/auth/login/', '/api/auth/me/', '/platform/channels', '/api/auth/logout/'].map(
      (path) => `${path} ${address}`,
    );

  test('is the one that a trusted proxy saw, for all that API and registry are asked', async () => {
    assert.deepEqual(await visitorsOf('127.0.0.1,10.0.0.0/8'), from('203.0.113.9'));
  });

  test('is the connection’s where the proxy is not trusted: the visitor claims none', async () => {
    assert.deepEqual(await visitorsOf(), from('127.0.0.1'));
    assert.deepEqual(await visitorsOf('10.0.0.0/8'), from('127.0.0.1'));
  });
});

describe('a session of the console', () => {
  test('is told to its page, also by another process with the same secret, and by no other', async () => {
    const one = await aConsole();
    const { cookie } = await one.signIn();
    const two = await aConsole();
    const answer = await two.post('/session', {}, { cookie });
    assert.equal(answer.json().email, account.email);
    const other = await aConsole({}, { secret: 'x'.repeat(32) });
    assert.equal((await other.post('/session', {}, { cookie })).statusCode, 401);
    const changed = cookie.replace(/=(.{9})./, (_all, start) => `=${start}-`);
    for (const forged of [changed, cookie.slice(0, -9), 'aangan-console=;', '']) {
      assert.equal((await one.post('/session', {}, { cookie: forged })).statusCode, 401, forged);
    }
  });

  test('asks the registry with its token, and only below /platform', async () => {
    const { post, signIn, asked } = await aConsole();
    const session = await signIn();
    const answer = await post('/requests', channels, session);
    assert.deepEqual(answer.json(), { results: ['production'] });
    assert.equal(asked.at(-1)?.token, 'access-1');
    const before = asked.length;
    const paths = [
      '/api/auth/me/',
      '/platform',
      '/platform/../api/auth/me/',
      '/platform//evil.example',
      '/platform/%2e%2e/metrics',
      '/platform/a%2Fb',
      '/platform/a/%2e%2e/b\n',
      '//evil.example/platform/',
      'http://evil.example/platform/a',
    ];
    for (const path of paths) {
      const refusal = await post('/requests', { method: 'GET', path }, session);
      assert.equal(refusal.statusCode, 400, path);
    }
    const put = { ...channels, method: 'PUT' };
    assert.equal((await post('/requests', put, session)).statusCode, 400);
    assert.equal(asked.length, before);
  });

  test('asks about as many releases as the registry takes', async () => {
    const { post, signIn, asked } = await aConsole();
    const release = `price-lists@${'0'.repeat(16)},`;
    const releases = encodeURIComponent(release.repeat(900 / release.length));
    const path = `/platform/channels/production/required-check?releases=${releases}`;
    await post('/requests', { method: 'GET', path }, await signIn());
    assert.equal(asked.at(-1)?.path, path);
  });

  test('needs its CSRF token: that of a session before is not enough', async () => {
    const { post, signIn, asked } = await aConsole();
    const before = await signIn();
    const now = await signIn();
    const count = asked.length;
    const csrf = before['x-csrf-token'];
    const answer = await post('/requests', channels, { ...now, 'x-csrf-token': csrf });
    assert.equal(answer.statusCode, 403);
    assert.match(answer.json().detail, /Reload this page/);
    assert.equal((await post('/requests', channels)).statusCode, 401);
    assert.equal(asked.length, count);
  });

  test('renews an access token that has expired, once, and stays the same', async () => {
    const { post, signIn, answers, asked, app } = await aConsole();
    const session = await signIn();
    answers['GET /platform/channels'] = refused;
    const renewed = { access: 'access-2', refresh: 'refresh-2' };
    answers['POST /api/auth/token/refresh/'] = { status: 200, body: renewed };
    const stillRefused = await post('/requests', channels, session);
    assert.equal(stillRefused.statusCode, 401);
    assert.deepEqual(
      asked.slice(-3).map(({ path, token }) => [path, token]),
      [
        ['/platform/channels', 'access-1'],
        ['/api/auth/token/refresh/', undefined],
        ['/platform/channels', 'access-2'],
      ],
    );
    assert.ok(app);
  });

  test('ends where the API does not renew it, and stays where the API does not answer', async () => {
    const { post, signIn, answers } = await aConsole();
    const session = await signIn();
    answers['GET /platform/channels'] = refused;
    const away = { status: 503, body: { detail: 'Away.' }, retryAfter: '5' };
    answers['POST /api/auth/token/refresh/'] = away;
    const kept = await post('/requests', channels, session);
    assert.equal(kept.statusCode, 503);
    assert.equal((await post('/session', {}, session)).statusCode, 200);
    answers['POST /api/auth/token/refresh/'] = refused;
    const ended = await post('/requests', channels, session);
    assert.equal(ended.statusCode, 401);
    assert.match(ended.json().detail, /Sign in again/);
    const [cookie] = ended.cookies;
    assert.ok(cookie?.maxAge === 0 || cookie?.value === '', 'the cookie is removed');
  });

  test('is ended by signing out, at the API too', async () => {
    const { post, signIn, asked } = await aConsole();
    const session = await signIn();
    const answer = await post('/session/end', {}, session);
    assert.equal(answer.statusCode, 204);
    assert.equal(asked.at(-1)?.path, '/api/auth/logout/');
    const [cookie] = answer.cookies;
    assert.ok(cookie?.maxAge === 0 || cookie?.value === '', 'the cookie is removed');
  });
});
