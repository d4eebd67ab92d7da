import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { signUp, signUpPassword } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const restore = '/api/auth/token/restore/';

describe('the cookie of a remembered session', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const login = async (email: string, remember?: boolean, headers = {}) =>
    api.post('/api/auth/login/', { email, password: signUpPassword, remember }, { headers });
  const cookiesOf = (answer: { headers: Record<string, unknown> }) =>
    [answer.headers['set-cookie'] ?? []].flat().map(String);
  const sessionOf = (answer: { headers: Record<string, unknown> }) =>
    cookiesOf(answer)[0]?.split(';')[0] ?? '';
  const ask = (cookie: string, more: Record<string, string> = {}) =>
    api.call('POST', restore, { headers: { cookie, 'aangan-restore': '1', ...more } });
  const remembered = async () => {
    const { email } = await signUp(api, 'client');
    const answer = await login(email, true);
    return { email, answer, cookie: sessionOf(answer) };
  };

  test('is for the API alone, on https, strictly of this site; without Remember me there is none', async () => {
    const { answer, email } = await remembered();
    const [session, hint] = cookiesOf(answer);
    assert.match(
      String(session),
      /^aangan-session=[\w-]{43}; Path=\/api\/auth\/; HttpOnly; SameSite=Strict; Max-Age=2592000; Secure$/,
    );
    assert.equal(hint, 'aangan-remembered=1; Path=/; SameSite=Strict; Max-Age=2592000; Secure');
    assert.deepEqual(cookiesOf(await login(email, false)), []);
    assert.deepEqual(cookiesOf(await login(email)), []);
  });

  test('gives new tokens of the same session where scripts have none any more, and another cookie', async () => {
    const { cookie, email } = await remembered();
    const answer = await ask(cookie);
    assert.equal(answer.statusCode, 200);
    assert.notEqual(sessionOf(answer), cookie);
    const headers = { authorization: `Bearer ${answer.json().access}` };
    assert.equal((await api.get('/api/auth/me/', headers)).json().email, email);
    const sessions = (await api.get('/api/auth/sessions/', headers)).json();
    // The sign-up's and this one.
    assert.equal(sessions.length, 2);
    assert.equal((await ask(sessionOf(answer))).statusCode, 200);
  });

  test('moves on with each refresh, and used long after that ends the session as a theft', async () => {
    const { cookie, answer } = await remembered();
    const refreshed = await api.post('/api/auth/token/refresh/', {
      refresh: answer.json().refresh,
    });
    assert.match(sessionOf(refreshed), /^aangan-session=/);
    assert.equal(sessionOf(refreshed), `aangan-session=${refreshed.json().refresh}`);
    // Another tab, within a minute.
    assert.equal((await ask(cookie)).statusCode, 200);
    await sql`update refresh_token set used_at = now() - interval '2 minutes'
      where used_at is not null`.execute(api.db);
    const late = await ask(cookie);
    assert.equal(late.statusCode, 401);
    assert.match(sessionOf(late), /^aangan-session=$/);
    assert.equal((await ask(sessionOf(refreshed))).statusCode, 401);
  });

  test('goes at sign-out, and when another account signs in without Remember me', async () => {
    const { cookie, answer, email } = await remembered();
    const out = await api.post(
      '/api/auth/logout/',
      { refresh: answer.json().refresh },
      { headers: { cookie } },
    );
    assert.match(cookiesOf(out)[0] ?? '', /^aangan-session=; .*Max-Age=0/);
    assert.match(cookiesOf(out)[1] ?? '', /^aangan-remembered=; .*Max-Age=0/);
    assert.equal((await ask(cookie)).statusCode, 401);
    const again = await login(email, false, { cookie });
    assert.match(cookiesOf(again)[0] ?? '', /Max-Age=0/);
  });

  test('is not taken from a page of another origin, nor without the header that such a page cannot send', async () => {
    const { cookie } = await remembered();
    assert.equal((await api.call('POST', restore, { headers: { cookie } })).statusCode, 401);
    for (const site of ['cross-site', 'same-site', 'none']) {
      assert.equal((await ask(cookie, { 'sec-fetch-site': site })).statusCode, 401, site);
    }
    assert.equal((await ask(cookie, { 'sec-fetch-site': 'same-origin' })).statusCode, 200);
    const preflight = await api.call('OPTIONS', restore, {
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    assert.equal(preflight.headers['access-control-allow-headers'], undefined);
  });
});
