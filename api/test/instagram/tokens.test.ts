import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { readSettings } from '@aangan/server';
import { sql } from 'kysely';
import { apiSettings } from '../../src/config.ts';
import { instagramProvider } from '../../src/modules/instagram/provider/instagram-provider.ts';
import { refreshStoredToken } from '../../src/modules/instagram/refresh-job.ts';
import { openToken, sealToken } from '../../src/modules/instagram/seal-token.ts';
import { readSignedRequest, signRequest } from '../../src/modules/instagram/signed-request.ts';
import { instagramKeys, startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { begin, comeBack, connectionOf, type Firm, onboardedFirm } from './firm-calls.ts';
import {
  appSecret,
  longLivedToken,
  medium,
  type ScriptedProvider,
  settingsFor,
  startScriptedProvider,
} from './scripted-provider.ts';

describe('a stored token', () => {
  test('is opened with the key it was encrypted with, also once that is a former one', () => {
    const sealed = sealToken(['old'], 7, 'secret');
    assert.doesNotMatch(sealed, /secret|old/);
    assert.equal(openToken(['old'], 7, sealed), 'secret');
    assert.equal(openToken(['new', 'old'], 7, sealed), 'secret');
    assert.notEqual(sealToken(['old'], 7, 'secret'), sealed, 'each time with another nonce');
  });

  test('is not opened with another key, for another account or when changed', () => {
    const sealed = sealToken(['old'], 7, 'secret');
    assert.equal(openToken(['new'], 7, sealed), undefined);
    assert.equal(openToken(['old'], 8, sealed), undefined);
    const last = sealed.at(-1) === 'A' ? 'Q' : 'A';
    assert.equal(openToken(['old'], 7, `${sealed.slice(0, -1)}${last}`), undefined);
    for (const bad of ['', '.', 'x.y', sealed.slice(0, 12)]) {
      assert.equal(openToken(['old'], 7, bad), undefined, bad);
    }
  });
});

describe('a signed request', () => {
  test('says which account of Instagram it is about', () => {
    assert.equal(
      readSignedRequest(signRequest('17841400000000001', 's'), 's'),
      '17841400000000001',
    );
  });

  test('is refused when it is not signed with the secret of the app, or says something else', () => {
    const signed = signRequest('1', 's');
    const [signature = '', payload = ''] = signed.split('.');
    const sign = (said: object) => {
      const body = Buffer.from(JSON.stringify(said)).toString('base64url');
      return `${createHmac('sha256', 's').update(body).digest('base64url')}.${body}`;
    };
    assert.equal(readSignedRequest(sign({ algorithm: 'HMAC-SHA256', user_id: 1 }), 's'), '1');
    for (const bad of [
      '',
      '.',
      'x',
      `.${payload}`,
      `${signature}.`,
      `${signature.slice(1)}.${payload}`,
      `${signature}.${Buffer.from('{"user_id":"2"}').toString('base64url')}`,
      sign({ algorithm: 'none', user_id: '1' }),
      sign({ algorithm: 'HMAC-SHA256' }),
      sign({ algorithm: 'HMAC-SHA256', user_id: "1' or 1=1" }),
      sign([]),
    ]) {
      assert.equal(readSignedRequest(bad, 's'), undefined, bad);
    }
    assert.equal(readSignedRequest(signed, 'another secret'), undefined);
  });
});

describe('an account that is connected', () => {
  let provider: ScriptedProvider;
  let api: TestApi;
  let firm: Firm;
  let userId = 17_841_400_000_005_000n;
  before(async () => {
    provider = await startScriptedProvider();
    api = await startTestApi(settingsFor(provider));
  });
  after(async () => {
    await api.stop();
    await provider.stop();
  });
  beforeEach(async () => {
    userId += 1n;
    provider.reset([medium(1)], String(userId));
    firm = await onboardedFirm(api);
    const { state, cookie } = await begin(api, firm);
    await comeBack(api, { state, code: 'c' }, cookie);
    provider.asked.length = 0;
  });

  const refresh = () => {
    const settings = { ...readSettings(apiSettings, {}), ...settingsFor(provider) };
    const options = {
      settings,
      publicUrl: 'https://aangan.test',
      instagramKeys,
      hasSandbox: false,
    };
    return refreshStoredToken(
      { db: api.db, provider: instagramProvider(options), keys: instagramKeys },
      firm.id,
    );
  };
  const age = (days: number) =>
    sql`update instagram_account
    set token_refreshed_at = now() - make_interval(days => ${days}) where account_id = ${firm.id}`.execute(
      api.db,
    );
  const storedToken = async () => {
    const { sealed_token } = await api.db
      .selectFrom('instagram_account')
      .select('sealed_token')
      .where('account_id', '=', firm.id)
      .executeTakeFirstOrThrow();
    return openToken(instagramKeys, firm.id, sealed_token);
  };
  const daysToRefresh = async () => {
    const { rows } = await sql<{ days: number }>`
      select extract(epoch from run_at - now())::float8 / 86400 as days from graphile_worker.jobs
      where key = ${`refresh-instagram-token-${firm.id}`}`.execute(api.db);
    assert.equal(rows.length, 1);
    return Math.round(Number(rows[0]?.days));
  };

  test('has its token refreshed long before it expires', async () => {
    assert.equal(await storedToken(), longLivedToken);
    assert.equal(await daysToRefresh(), 30);
    await age(30);
    provider.on('/refresh_access_token', () => ({
      json: { access_token: 'a fresh token', token_type: 'bearer', expires_in: 20 * 86_400 },
    }));
    await refresh();
    const [asked] = provider.asked;
    assert.equal(asked?.query.get('grant_type'), 'ig_refresh_token');
    assert.equal(asked?.query.get('access_token'), longLivedToken);
    assert.equal(await storedToken(), 'a fresh token');
    assert.equal(await daysToRefresh(), 10);
  });

  test('keeps a token that is younger than a day, which Instagram does not refresh', async () => {
    await refresh();
    assert.equal(provider.asked.length, 0);
    assert.equal(await storedToken(), longLivedToken);
  });

  test('needs to connect again when the token is refused', async () => {
    await age(30);
    provider.on('/refresh_access_token', () => ({
      status: 400,
      json: { error: { code: 190 } },
    }));
    await refresh();
    assert.equal((await connectionOf(api, firm)).needs_reconnect, true);
  });

  test('keeps its token while Instagram is down, and the job is tried again', async () => {
    await age(30);
    provider.on('/refresh_access_token', () => ({ status: 503 }));
    await assert.rejects(refresh());
    assert.equal(await storedToken(), longLivedToken);
    assert.equal((await connectionOf(api, firm)).needs_reconnect, false);
  });

  const callback = (path: string, signed: string) =>
    api.post(`/api/designers/instagram/${path}/`, `signed_request=${encodeURIComponent(signed)}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  test('is forgotten when Instagram says that the permission was withdrawn', async () => {
    assert.equal(
      (await callback('deauthorise', signRequest(String(userId), appSecret))).statusCode,
      200,
    );
    const connection = await connectionOf(api, firm);
    assert.equal(connection.is_connected, false);
    assert.equal(connection.importing, 0);
  });

  test('is deleted when Instagram asks for it, and a page tells that it was', async () => {
    const answer = (await callback('deletion', signRequest(String(userId), appSecret))).json();
    assert.equal((await connectionOf(api, firm)).is_connected, false);
    assert.equal(
      answer.url,
      `https://aangan.test/api/designers/instagram/deletion/${answer.confirmation_code}/`,
    );
    const page = await api.get(new URL(answer.url).pathname);
    assert.equal(page.statusCode, 200);
    assert.match(page.body, /Your Instagram data is deleted/);
    assert.match(page.body, /<html lang="en-IN">/);
    const inHindi = await api.get(new URL(answer.url).pathname, { 'accept-language': 'hi-IN' });
    assert.match(inHindi.body, /<html lang="hi-IN">.*<h1>आपका Instagram डेटा डिलीट हो गया<\/h1>/s);
    assert.match(inHindi.body, /<p>\d{1,2} \p{L}[\p{L}\p{M}]+ \d{4} को Aangan ने/u);
    assert.match(inHindi.body, /href="\/hi\/support"/);
    assert.equal(inHindi.headers['content-language'], 'hi-IN');
    assert.match(String(inHindi.headers.vary), /accept-language/);
    const { rows } = await sql<{ text: string }>`
      select string_agg(d::text, '') as text from instagram_deletion d`.execute(api.db);
    assert.ok(!rows[0]?.text.includes(String(userId)), 'who it was is not kept');
    for (const code of ['unknown', '%00', `${answer.confirmation_code}%00`]) {
      const unknown = await api.get(`/api/designers/instagram/deletion/${code}/`);
      assert.equal(unknown.statusCode, 404, code);
    }
  });

  test('is left alone by a return whose texts have U+0000', async () => {
    for (const query of ['state=%00&code=x', 'state=designer.x.y&code=%00', 'error=%00']) {
      const answer = await api.get(`/api/designers/instagram/callback/?${query}`);
      assert.equal(answer.statusCode, 302, query);
    }
    assert.equal((await connectionOf(api, firm)).is_connected, true);
  });

  test('is left alone by requests that Instagram did not sign, or that are about another account', async () => {
    for (const path of ['deauthorise', 'deletion']) {
      for (const bad of ['', 'x.y', 'x\u0000.y', signRequest(String(userId), 'another secret')]) {
        assert.equal((await callback(path, bad)).statusCode, 400, path);
      }
      assert.equal((await callback(path, signRequest('5', appSecret))).statusCode, 200);
    }
    assert.equal((await connectionOf(api, firm)).is_connected, true);
  });
});
