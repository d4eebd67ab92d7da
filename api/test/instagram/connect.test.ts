import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { begin, comeBack, connectionOf, type Firm, onboardedFirm } from './firm-calls.ts';
import {
  longLivedToken,
  medium,
  type ScriptedProvider,
  settingsFor,
  startScriptedProvider,
} from './scripted-provider.ts';

const notBegun = 'This attempt to connect has expired. Please try again.';
const refused = 'Instagram did not accept the connection. Please try again.';
const failed = 'Instagram does not answer at present. Please try again later.';

describe('connecting Instagram', () => {
  let provider: ScriptedProvider;
  let api: TestApi;
  let userIds = 17_841_400_000_000_100n;
  before(async () => {
    provider = await startScriptedProvider();
    api = await startTestApi(settingsFor(provider));
  });
  after(async () => {
    await api.stop();
    await provider.stop();
  });
  beforeEach(() => {
    userIds += 1n;
    provider.reset([medium(1), medium(2)], String(userIds));
  });

  /** Nothing of an attempt may be left behind: no connection, no post. */
  async function assertNothing(firm: Firm) {
    assert.equal((await connectionOf(api, firm)).is_connected, false);
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from instagram_import where account_id = ${firm.id}`.execute(
      api.db,
    );
    assert.equal(rows[0]?.n, 0);
  }
  const connect = async (firm: Firm, code = 'a-code') => {
    const { state, cookie } = await begin(api, firm);
    return comeBack(api, { state, code }, cookie);
  };

  test('sends the browser to Instagram with everything that it asks for', async () => {
    const { authUrl, state } = await begin(api, await onboardedFirm(api));
    assert.equal(`${authUrl.origin}${authUrl.pathname}`, `${provider.url}/oauth/authorize`);
    const { state: sent, ...query } = Object.fromEntries(authUrl.searchParams);
    assert.deepEqual(query, {
      client_id: '990602627938098',
      redirect_uri: 'https://aangan.test/api/designers/instagram/callback/',
      response_type: 'code',
      scope: 'instagram_business_basic',
    });
    assert.equal(sent, state);
    assert.doesNotMatch(state, /\s/);
  });

  test('ties the attempt to the browser by a cookie that no script reads and only the callback gets', async () => {
    const firm = await onboardedFirm(api);
    const answer = await api.post(`${firm.base}/connect_instagram/`, {}, { headers: firm.headers });
    assert.match(
      String(answer.headers['set-cookie']),
      /^aangan-instagram=[\w-]{43}; Path=\/api\/designers\/instagram\/callback\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
    const { rows } = await sql<{ text: string }>`
      select string_agg(a::text, '') as text from instagram_authorisation a`.execute(api.db);
    const state = new URL(answer.json().auth_url).searchParams.get('state') ?? '';
    assert.ok(!rows[0]?.text.includes(state), 'only the hash of a state is stored');
  });

  test('keeps the connection, with the token encrypted, and the posts to copy', async () => {
    const firm = await onboardedFirm(api);
    const { page, query, answer } = await connect(firm, 'a-code#_');
    assert.equal(page, '/designer/onboarding/social');
    assert.deepEqual(query, { success: 'true', platform: 'instagram', posts_imported: '2' });
    assert.match(String(answer.headers['set-cookie']), /^aangan-instagram=; /);
    const [exchange] = provider.asked;
    assert.deepEqual(Object.fromEntries(exchange?.form ?? []), {
      client_id: '990602627938098',
      client_secret: 'the secret of the app',
      grant_type: 'authorization_code',
      redirect_uri: 'https://aangan.test/api/designers/instagram/callback/',
      code: 'a-code',
    });
    const connection = await connectionOf(api, firm);
    assert.equal(connection.username, 'studio.scripted');
    assert.equal(connection.importing, 2);
    assert.ok(connection.synced_at);
    const { rows } = await sql<{ row: string; id: string }>`
      select to_jsonb(a)::text as row, instagram_user_id as id from instagram_account a
      where account_id = ${firm.id}`.execute(api.db);
    assert.ok(!rows[0]?.row.includes(longLivedToken));
    assert.equal(rows[0]?.id, String(userIds));
  });

  test('accepts the flat answer too, with an id that is a number of many digits', async () => {
    provider.on('/oauth/access_token', () => ({
      text: `{"access_token": "short", "user_id": 17841499999999993}`,
      headers: { 'content-type': 'application/json' },
    }));
    const firm = await onboardedFirm(api, 'vendor');
    assert.equal((await connect(firm)).query.posts_imported, '2');
    const { rows } = await sql<{ id: string }>`select instagram_user_id as id from instagram_account
      where account_id = ${firm.id}`.execute(api.db);
    assert.equal(rows[0]?.id, '17841499999999993');
  });

  test('works without a user name', async () => {
    provider.on('/me', () => ({ status: 400, json: { error: { code: 100 } } }));
    const firm = await onboardedFirm(api);
    assert.equal((await connect(firm)).query.success, 'true');
    assert.equal((await connectionOf(api, firm)).username, null);
  });

  describe('refuses the return', () => {
    test('after a denial, in words of this site alone', async () => {
      const firm = await onboardedFirm(api);
      const { state, cookie } = await begin(api, firm);
      const denial = {
        state,
        error: 'access_denied',
        error_reason: 'user_denied',
        error_description: '<script>alert(1)</script>',
      };
      const { query } = await comeBack(api, denial, cookie);
      assert.deepEqual(query, {
        platform: 'instagram',
        error: 'You did not allow access to Instagram.',
      });
      const again = await comeBack(api, { state, code: 'a-code' }, cookie);
      assert.equal(again.query.error, notBegun, 'a denial uses the state up');
      await assertNothing(firm);
    });

    test('with a state that is forged, changed, missing or used', async () => {
      const firm = await onboardedFirm(api);
      const { state, cookie } = await begin(api, firm);
      for (const bad of ['', 'designer.x.y', `${state}x`, state.replace('designer', 'vendor')]) {
        const { query } = await comeBack(api, { state: bad, code: 'a-code' }, cookie);
        assert.equal(query.error, notBegun, bad);
      }
      assert.equal(provider.asked.length, 0, 'Instagram is not asked');
      await assertNothing(firm);
      assert.equal((await comeBack(api, { state, code: 'c' }, cookie)).query.success, 'true');
      assert.equal((await comeBack(api, { state, code: 'c' }, cookie)).query.error, notBegun);
    });

    test('with the state of another account, in a browser that did not begin it', async () => {
      const [victim, attacker] = [await onboardedFirm(api), await onboardedFirm(api)];
      const own = await begin(api, victim);
      const other = await begin(api, attacker);
      for (const cookie of [own.cookie, '']) {
        const { query } = await comeBack(api, { state: other.state, code: 'c' }, cookie);
        assert.equal(query.error, notBegun);
      }
      await assertNothing(victim);
      await assertNothing(attacker);
    });

    test('once ten minutes have passed', async () => {
      const firm = await onboardedFirm(api);
      const { state, cookie } = await begin(api, firm);
      await sql`update instagram_authorisation
        set expires_at = expires_at - interval '10 minutes' where account_id = ${firm.id}`.execute(
        api.db,
      );
      assert.equal((await comeBack(api, { state, code: 'c' }, cookie)).query.error, notBegun);
      await assertNothing(firm);
    });

    test('once the session that began it has ended', async () => {
      const firm = await onboardedFirm(api);
      const { state, cookie } = await begin(api, firm);
      await sql`update session set revoked_at = now(), revoked_because = 'logout'
        where account_id = ${firm.id}`.execute(api.db);
      assert.equal((await comeBack(api, { state, code: 'c' }, cookie)).query.error, notBegun);
    });

    test('with a code that is missing, or that Instagram calls expired', async () => {
      const firm = await onboardedFirm(api);
      const without = await begin(api, firm);
      const missing = await comeBack(api, { state: without.state }, without.cookie);
      assert.equal(missing.query.error, refused);
      provider.on('/oauth/access_token', () => ({
        status: 400,
        json: { error_type: 'OAuthException', code: 400, error_message: '<b>expired</b>' },
      }));
      assert.equal((await connect(firm)).query.error, refused);
      assert.equal(provider.count('/oauth/access_token'), 1, 'a refusal is not repeated');
      await assertNothing(firm);
    });

    test('for an account of Instagram that another profile has connected', async () => {
      const [first, second] = [await onboardedFirm(api), await onboardedFirm(api, 'vendor')];
      await connect(first);
      const { query } = await connect(second);
      assert.equal(query.error, 'This Instagram account is connected to another profile.');
      await assertNothing(second);
      assert.equal((await connectionOf(api, first)).is_connected, true);
    });
  });

  describe('with an Instagram that fails', () => {
    const html = { status: 200, text: '<!doctype html><title>Sorry</title>' };
    for (const [what, path, answer, times] of [
      ['is down with 503', '/oauth/access_token', { status: 503 }, 4],
      ['asks for patience with 429', '/access_token', { status: 429, json: {} }, 4],
      ['answers HTML', '/me/media', html, 1],
      ['redirects', '/access_token', { status: 302, headers: { location: '/me' } }, 1],
      ['answers JSON of another shape', '/me/media', { json: { data: [{ id: 5 }] } }, 1],
      ['gives out no token', '/access_token', { json: { access_token: '' } }, 1],
      ['gives out no user', '/oauth/access_token', { json: { access_token: 'x' } }, 1],
    ] as const) {
      test(`that ${what}, nothing is half imported`, async () => {
        provider.on(path, () => answer);
        const firm = await onboardedFirm(api);
        assert.equal((await connect(firm)).query.error, failed);
        assert.equal(provider.count(path), times);
        await assertNothing(firm);
      });
    }

    test('once, the request is repeated', async () => {
      for (const path of ['/oauth/access_token', '/access_token', '/me/media']) {
        userIds += 1n;
        provider.reset([medium(1)], String(userIds));
        provider.failOnce(path, { status: 500, headers: { 'retry-after': '0' } });
        assert.equal((await connect(await onboardedFirm(api))).query.success, 'true', path);
        assert.equal(provider.count(path), 2);
      }
    });
  });

  test('needs a profile', async () => {
    for (const [role, kind] of [
      ['designer', 'profiles'],
      ['vendor', 'vendors'],
    ] as const) {
      const { headers } = await signUp(api, role);
      const answer = await api.post(`/api/designers/${kind}/connect_instagram/`, {}, { headers });
      assert.equal(answer.statusCode, 400);
      assert.deepEqual(answer.json().codes, { non_field_errors: ['profile_required'] });
    }
  });
});

test('without credentials, outside demo mode, Instagram cannot be connected and says so', async () => {
  const api = await startTestApi({}, { sandbox: undefined });
  try {
    const { base, headers } = await onboardedFirm(api);
    for (const path of ['connect_instagram', 'sync_instagram_posts']) {
      const answer = await api.post(`${base}/${path}/`, {}, { headers });
      assert.equal(answer.statusCode, 503);
      assert.equal(answer.json().code, 'instagram_unavailable');
    }
    const back = await comeBack(api, { state: 'x', code: 'y' }, '');
    assert.equal(back.query.error, notBegun);
  } finally {
    await api.stop();
  }
});
