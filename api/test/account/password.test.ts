import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { mailsTo, tokenMailedTo } from '../testing/mails-to.ts';
import { signIn } from '../testing/sign-in.ts';
import { signUp, signUpPassword } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';

const url = '/api/auth/me/password/';
const wrong = ['This password is not right.'];

describe('POST /auth/me/password/', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const change = (
    headers: Record<string, string>,
    payload: unknown,
    remoteAddress = '203.0.113.1',
  ) => api.post(url, payload as object, { headers, remoteAddress });
  const body = (password: string, current_password = signUpPassword) => ({
    current_password,
    password,
  });
  const isSignedIn = async (headers: Record<string, string>) =>
    (await api.get('/api/auth/me/', headers)).statusCode === 200;

  test('changes it: other sessions end with that reason, this one stays, and a mail says so', async () => {
    const here = await signUp(api, 'client');
    const elsewhere = await signIn(api, here.email);
    const answer = await change(here.headers, body('another password'));
    assert.deepEqual([answer.statusCode, answer.body], [204, '']);
    assert.equal(await isSignedIn(here.headers), true);
    assert.equal(await isSignedIn(elsewhere.headers), false);
    const refreshed = await api.post('/api/auth/token/refresh/', { refresh: here.refresh });
    assert.equal(refreshed.statusCode, 200, 'this session also goes on');
    const revoked = await api.db
      .selectFrom('session')
      .select('revoked_because')
      .where('account_id', '=', here.id)
      .orderBy('created_at')
      .execute();
    assert.deepEqual(
      revoked.map(({ revoked_because }) => revoked_because),
      [null, 'password'],
    );
    assert.equal((await signIn(api, here.email)).status, 401, 'the old one is worth nothing');
    assert.equal((await signIn(api, here.email, { password: 'another password' })).status, 200);
    const [mail] = await mailsTo(api, here.email);
    assert.equal(mail?.subject, 'Your password was changed');
    assert.match(mail?.body_text ?? '', /https:\/\/aangan\.test\/forgot-password/);
  });

  test('sent again under its key it is done once, also where the first answer was lost with its process', async () => {
    const here = await signUp(api, 'client');
    const keyed = { ...here.headers, 'idempotency-key': randomUUID() };
    assert.equal((await change(keyed, body('another password'))).statusCode, 204);
    const again = await change(keyed, body('another password'));
    assert.deepEqual([again.statusCode, again.body], [204, '']);
    assert.equal((await change(here.headers, body('another password'))).statusCode, 400);
    assert.equal((await change(keyed, body('a third password'))).statusCode, 422);
    await sql`update idempotent_request set status = null, answer = null,
      begun_at = now() - interval '6 seconds', renewed_at = now() - interval '6 seconds'`.execute(
      api.db,
    );
    const lost = await change(keyed, body('another password'));
    assert.deepEqual([lost.statusCode, lost.json().code], [409, 'idempotent_request_done']);
    const mails = await mailsTo(api, here.email);
    assert.equal(mails.filter(({ subject }) => subject === 'Your password was changed').length, 1);
  });

  test('a wrong one changes nothing', async () => {
    const here = await signUp(api, 'client');
    const answer = await change(here.headers, body('another password', 'not this one'));
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(answer.json(), withCodes({ current_password: wrong }));
    assert.equal((await signIn(api, here.email)).status, 200);
    assert.deepEqual((await mailsTo(api, here.email)).length, 1, 'only the one of the sign-up');
  });

  test('a new one that is easy to guess is refused, and the old one stays', async () => {
    const here = await signUp(api, 'client');
    const answer = await change(here.headers, body('Password1'));
    assert.equal(answer.statusCode, 400);
    const sentence = 'This password is easy to guess. Please choose a less common one.';
    assert.deepEqual(answer.json(), withCodes({ password: [sentence] }));
    assert.equal((await signIn(api, here.email)).status, 200);
  });

  test('a link for a new password that is still about is worth nothing afterwards', async () => {
    const here = await signUp(api, 'client');
    await api.post('/api/auth/password/forgot/', { email: here.email });
    await api.runJobs();
    const token = await tokenMailedTo(api, here.email, /new password/);
    await change(here.headers, body('another password'));
    const reset = await api.post('/api/auth/password/reset/', { token, password: 'a third one' });
    assert.equal(reset.statusCode, 400);
  });

  test('is throttled together with sign-ins: 10 failures for one account from one address', async () => {
    const here = await signUp(api, 'client');
    const from = '203.0.113.99';
    for (let i = 0; i < 5; i += 1) {
      const answer = await change(here.headers, body('another password', 'guess'), from);
      assert.equal(answer.statusCode, 400);
      const login = { email: here.email, password: 'guess' };
      await api.post('/api/auth/login/', login, { remoteAddress: from });
    }
    const refused = await change(here.headers, body('another password'), from);
    assert.equal(refused.statusCode, 429);
    assert.ok(Number(refused.headers['retry-after']) > 0);
    assert.equal((await change(here.headers, body('another password'))).statusCode, 204);
  });

  test('8 to 1,024 characters, not trimmed', async () => {
    const here = await signUp(api, 'client');
    const tooShort = await change(here.headers, body('1234567'));
    assert.deepEqual(
      tooShort.json(),
      withCodes({
        password: ['Ensure this field has at least 8 characters.'],
      }),
    );
    const tooLong = await change(here.headers, body('x'.repeat(1025), 'x'.repeat(1025)));
    const message = ['Ensure this field has no more than 1024 characters.'];
    assert.deepEqual(tooLong.json(), withCodes({ password: message, current_password: message }));
    const longest = `  ${'é'.repeat(1020)}  `;
    assert.equal((await change(here.headers, body(longest))).statusCode, 204);
    assert.equal((await signIn(api, here.email, { password: longest.trim() })).status, 401);
    assert.equal((await signIn(api, here.email, { password: longest })).status, 200);
    assert.deepEqual(
      (await change(here.headers, body('12345678', longest.trim()))).json(),
      withCodes({
        current_password: wrong,
      }),
    );
  });

  test('refuses what is missing, of a wrong type or has U+0000; leaves what is unknown alone', async () => {
    const here = await signUp(api, 'client');
    const required = ['This field is required.'];
    assert.deepEqual(
      (await change(here.headers, {})).json(),
      withCodes({
        current_password: required,
        password: required,
      }),
    );
    assert.deepEqual(
      (await change(here.headers, { current_password: null, password: ['x'] })).json(),
      withCodes({
        current_password: ['This field may not be null.'],
        password: ['Not a valid string.'],
      }),
    );
    assert.deepEqual(
      (await change(here.headers, body('nul\u0000nulnul'))).json(),
      withCodes({
        password: ['Null characters are not allowed.'],
      }),
    );
    const more = { ...body('another password'), email: 'x@example.com', id: 1 };
    assert.equal((await change(here.headers, more)).statusCode, 204);
    assert.equal((await api.get('/api/auth/me/', here.headers)).json().email, here.email);
  });

  test('needs a signed-in caller', async () => {
    assert.equal((await change({}, body('another password'))).statusCode, 401);
  });
});
