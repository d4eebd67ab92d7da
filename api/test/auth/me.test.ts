import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertMatches } from '../testing/assert-matches.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';

const notValid = {
  detail: 'Given token not valid for any token type',
  code: 'token_not_valid',
  messages: [
    { token_class: 'AccessToken', token_type: 'access', message: 'Token is invalid or expired' },
  ],
};

describe('GET /auth/me/', () => {
  let api: TestApi;
  let access: string;
  before(async () => {
    api = await startTestApi();
    const body = {
      email: 'me@example.com',
      password: 'courtyard',
      first_name: 'M',
      last_name: 'E',
    };
    access = (await api.post('/api/auth/register/', body)).json().access;
  });
  after(() => api.stop());
  const me = (authorization?: string) =>
    api.get('/api/auth/me/', authorization === undefined ? {} : { authorization });

  test('answers the user to a bearer token, the word in any case', async () => {
    for (const scheme of ['Bearer', 'bearer']) {
      const answer = await me(`${scheme} ${access}`);
      assert.equal(answer.statusCode, 200);
      assertMatches('User', answer.json());
    }
  });

  test('without a token: 401 and a challenge', async () => {
    for (const authorization of [undefined, '', 'Basic YTpi']) {
      const answer = await me(authorization);
      assert.equal(answer.statusCode, 401);
      assert.deepEqual(
        answer.json(),
        withCodes({ detail: 'Authentication credentials were not provided.' }),
      );
      assert.equal(answer.headers['www-authenticate'], 'Bearer realm="api"');
    }
  });

  test('a token that is malformed, forged, unsigned or over is not valid', async () => {
    const [header = '', payload = '', signature = ''] = access.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = `${header}.${encode({ ...claims, user_id: 99 })}.${signature}`;
    const unsigned = `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`;
    const over = api.app.jwt.sign({ ...claims, iat: claims.iat - 9000, exp: claims.iat - 8000 });
    const strange = api.app.jwt.sign({ ...claims, token_type: 'refresh' as never });
    const nobodys = api.app.jwt.sign({
      ...claims,
      session_id: '00000000-0000-4000-8000-000000000000',
    });
    const mixed = api.app.jwt.sign({ ...claims, user_id: claims.user_id + 1 });
    const elsewhere = api.app.jwt.sign(claims, { aud: 'another service' });
    const otherwise = api.app.jwt.sign(claims, { algorithm: 'HS512' });
    const made = [forged, unsigned, over, strange, nobodys, mixed, elsewhere, otherwise];
    assert.equal(claims.aud, 'aangan');
    for (const token of ['', 'x', 'a b', ...made]) {
      const answer = await me(`Bearer ${token}`);
      assert.equal(answer.statusCode, 401, token);
      if (token !== '') assert.deepEqual(answer.json(), withCodes(notValid));
      assert.equal(answer.headers['www-authenticate'], 'Bearer realm="api"');
    }
  });

  test('the trailing slash is optional', async () => {
    const answer = await api.get('/api/auth/me', { authorization: `Bearer ${access}` });
    assert.equal(answer.statusCode, 200);
  });
});
