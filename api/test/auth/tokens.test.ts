import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { assertMatches } from '../testing/assert-matches.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';

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

  test('a refresh token used a second time revokes its whole family', async () => {
    const first = await register();
    const second = (await refresh(first.refresh)).json();
    const again = await refresh(first.refresh);
    assert.equal(again.statusCode, 401);
    assert.deepEqual(again.json(), withCodes(invalidRefresh));
    assert.equal(again.headers['www-authenticate'], 'Bearer realm="api"');
    assert.equal((await refresh(second.refresh)).statusCode, 401, 'the newest token died with it');
    assert.equal((await me(second.access)).statusCode, 401, 'and so did the access token');
  });

  test('another sign-in of the same account is another family', async () => {
    const first = await register();
    const email = `token${number}@example.com`;
    const other = (await api.post('/api/auth/login/', { email, password: 'courtyard' })).json();
    await refresh(first.refresh);
    await refresh(first.refresh);
    assert.equal((await refresh(other.refresh)).statusCode, 200);
  });

  test('of two uses at once one wins, and the family is revoked', async () => {
    const first = await register();
    const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(first.refresh)));
    const won = answers.filter((answer) => answer.statusCode === 200);
    assert.equal(won.length, 1);
    assert.equal((await refresh(won[0]?.json().refresh)).statusCode, 401);
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
