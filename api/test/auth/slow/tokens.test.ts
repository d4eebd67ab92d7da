import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { assertMatches } from '../../testing/assert-matches.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { withCodes } from '../../testing/with-codes.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest();
const invalidRefresh = { detail: 'Token is invalid', code: 'token_not_valid' };

describe('tokens', () => {
  let api: TestApi;
  let number = 0;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());

  const register = async () => {
    number += 1;
    const email = `token${number}@example.com`;
    const body = { email, password: 'courtyard', first_name: 'T', last_name: 'K' };
    return (await api.post('/api/auth/register/', body)).json() as {
      user: { id: number };
      access: string;
      refresh: string;
    };
  };
  const refresh = (token: unknown) =>
    api.post('/api/auth/token/refresh/', { refresh: token } as object);
  const me = (access: string) => api.get('/api/auth/me/', { authorization: `Bearer ${access}` });
  const logout = (token: unknown) => api.post('/api/auth/logout/', { refresh: token } as object);

  const firstUsedAgo = (token: string, seconds: number) =>
    sql`update refresh_token set used_at = now() - make_interval(secs => ${seconds})
      where token_hash = ${hashOf(token)}`.execute(api.db);

  test('an access token says 15 minutes, a refresh token lasts 30 days', async () => {
    const { access } = await register();
    const claims = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString());
    assert.equal(claims.exp - claims.iat, 15 * 60);
    const { rows } = await sql<{ days: number }>`
      select round(extract(epoch from expires_at - now()) / 86400) as days from refresh_token limit 1`.execute(
      api.db,
    );
    assert.equal(rows[0]?.days, 30);
  });

  test('a refresh answers new tokens that work', async () => {
    const first = await register();
    const answer = await refresh(first.refresh);
    assert.equal(answer.statusCode, 200);
    assertMatches('RefreshedTokens', answer.json());
    assert.notEqual(answer.json().refresh, first.refresh);
    assert.equal((await me(answer.json().access)).statusCode, 200);
    assert.equal((await refresh(answer.json().refresh)).statusCode, 200);
  });

  test('a refresh token used again within 60 seconds gets another pair that works', async () => {
    const first = await register();
    const second = (await refresh(first.refresh)).json();
    await firstUsedAgo(first.refresh, 55);
    const again = await refresh(first.refresh);
    assert.equal(again.statusCode, 200);
    for (const pair of [second, again.json()]) {
      assert.equal((await me(pair.access)).statusCode, 200);
      assert.equal((await refresh(pair.refresh)).statusCode, 200);
    }
  });

  test('a refresh token used after that revokes its whole family', async () => {
    const first = await register();
    const second = (await refresh(first.refresh)).json();
    await firstUsedAgo(first.refresh, 61);
    const again = await refresh(first.refresh);
    assert.equal(again.statusCode, 401);
    assert.deepEqual(again.json(), withCodes(invalidRefresh));
    assert.equal(again.headers['www-authenticate'], 'Bearer realm="api"');
    assert.equal((await refresh(second.refresh)).statusCode, 401, 'the newest token died with it');
    assert.equal((await me(second.access)).statusCode, 401, 'and so did the access token');
  });

  test('of two pairs that one token gave, the second one to be used after 60 seconds revokes the family', async () => {
    const first = await register();
    const [owners, thiefs] = [await refresh(first.refresh), await refresh(first.refresh)];
    const next = (await refresh(owners.json().refresh)).json();
    await firstUsedAgo(owners.json().refresh, 61);
    assert.equal((await refresh(thiefs.json().refresh)).statusCode, 401);
    assert.equal((await refresh(next.refresh)).statusCode, 401);
    assert.equal((await me(next.access)).statusCode, 401);
  });

  test('a pair that was never used ends nothing: its answer was lost', async () => {
    const first = await register();
    await refresh(first.refresh);
    let pair = (await refresh(first.refresh)).json();
    for (let n = 0; n < 3; n += 1) {
      const next = await refresh(pair.refresh);
      await firstUsedAgo(pair.refresh, 900);
      assert.equal(next.statusCode, 200);
      pair = next.json();
    }
  });

  test('tokens from before generations were counted are told apart by themselves', async () => {
    const first = await register();
    const second = (await refresh(first.refresh)).json();
    await sql`update refresh_token set generation = null where session_id in
      (select id from session where account_id = ${first.user.id})`.execute(api.db);
    await firstUsedAgo(first.refresh, 900);
    assert.equal((await refresh(second.refresh)).statusCode, 200);
  });

  test('the time of reuse begins with the first use: using the token again does not prolong it', async () => {
    const first = await register();
    await refresh(first.refresh);
    await firstUsedAgo(first.refresh, 50);
    assert.equal((await refresh(first.refresh)).statusCode, 200);
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from now() - used_at)::float8 as seconds from refresh_token
      where token_hash = ${hashOf(first.refresh)}`.execute(api.db);
    assert.ok(Number(rows[0]?.seconds) >= 50);
  });

  test('a token used again after signing out gets nothing', async () => {
    const first = await register();
    await refresh(first.refresh);
    await logout(first.refresh);
    assert.equal((await refresh(first.refresh)).statusCode, 401);
  });

  test('another sign-in of the same account is another family', async () => {
    const first = await register();
    const email = `token${number}@example.com`;
    const other = (await api.post('/api/auth/login/', { email, password: 'courtyard' })).json();
    await refresh(first.refresh);
    await firstUsedAgo(first.refresh, 61);
    assert.equal((await refresh(first.refresh)).statusCode, 401);
    assert.equal((await refresh(other.refresh)).statusCode, 200);
  });

  test('of many uses at once every one gets a pair that works, round after round', async () => {
    let { refresh: token } = await register();
    for (let round = 1; round <= 30; round += 1) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(token)));
      const statuses = answers.map((answer) => answer.statusCode);
      assert.deepEqual(statuses, Array(8).fill(200), `round ${round}`);
      const pairs = answers.map((answer) => answer.json());
      assert.equal(new Set(pairs.map((pair) => pair.refresh)).size, 8);
      const checks = await Promise.all(pairs.map((pair) => me(pair.access)));
      assert.deepEqual(new Set(checks.map((check) => check.statusCode)), new Set([200]));
      token = pairs[round % 8].refresh;
    }
  });

  test('a token that is unknown, over, or of a deactivated account is not valid', async () => {
    assert.deepEqual((await refresh('never issued')).json(), withCodes(invalidRefresh));
    const over = await register();
    await sql`update refresh_token set expires_at = now() where session_id in
      (select id from session where account_id = ${over.user.id})`.execute(api.db);
    assert.equal((await refresh(over.refresh)).statusCode, 401);
    const gone = await register();
    await sql`update account set is_active = false, deactivated_at = now() where id = ${gone.user.id}`.execute(
      api.db,
    );
    assert.equal((await refresh(gone.refresh)).statusCode, 401);
    assert.equal((await me(gone.access)).statusCode, 401);
  });

  test('an access token is no refresh token, and the other way round', async () => {
    const { access, refresh: token } = await register();
    assert.equal((await refresh(access)).statusCode, 401);
    assert.equal((await me(token)).statusCode, 401);
  });

  test('a missing or wrongly typed refresh token is a field error', async () => {
    assert.deepEqual(
      (await api.post('/api/auth/token/refresh/', {})).json(),
      withCodes({
        refresh: ['This field is required.'],
      }),
    );
    assert.deepEqual((await refresh({})).json(), withCodes({ refresh: ['Not a valid string.'] }));
  });

  test('refresh tokens are stored as hashes only', async () => {
    const { refresh: token } = await register();
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from refresh_token where token_hash = ${Buffer.from(token)}`.execute(
      api.db,
    );
    assert.equal(rows[0]?.n, 0);
  });

  test('signing out ends the session at once and may be repeated', async () => {
    const { access, refresh: token } = await register();
    for (let i = 0; i < 2; i += 1) {
      const answer = await logout(token);
      assert.deepEqual([answer.statusCode, answer.body], [204, '']);
    }
    assert.equal((await refresh(token)).statusCode, 401);
    assert.equal((await me(access)).statusCode, 401);
    assert.equal((await logout('never issued')).statusCode, 204);
    assert.deepEqual(
      (await api.post('/api/auth/logout/', {})).json(),
      withCodes({
        refresh: ['This field is required.'],
      }),
    );
  });

  test('signing out with an older token of the family ends the family', async () => {
    const first = await register();
    const second = (await refresh(first.refresh)).json();
    assert.equal((await logout(first.refresh)).statusCode, 204);
    assert.equal((await refresh(second.refresh)).statusCode, 401);
  });
});
