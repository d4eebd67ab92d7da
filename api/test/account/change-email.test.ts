import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertMatches } from '../testing/assert-matches.ts';
import { mailsTo, tokenMailedTo } from '../testing/mails-to.ts';
import { signIn } from '../testing/sign-in.ts';
import { signUp, signUpPassword } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';

const url = '/api/auth/me/email/';
const taken = { email: ['A user with this email already exists.'] };

describe('POST /auth/me/email/', () => {
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
  const to = (email: string, password = signUpPassword) => ({ email, password });
  const verify = (token: string) => api.post('/api/auth/email/verify/', { token });

  test('changes it, unverified until the link in the mail to it is opened', async () => {
    const here = await signUp(api, 'client');
    await verify(await tokenMailedTo(api, here.email, /confirm/));
    const answer = await change(here.headers, to(' New.Address@Example.com '));
    assert.equal(answer.statusCode, 200);
    assertMatches('User', answer.json());
    const { email, email_verified } = answer.json();
    assert.deepEqual([email, email_verified], ['new.address@example.com', false]);
    const verified = await verify(await tokenMailedTo(api, email, /confirm/));
    assert.deepEqual(verified.json(), { email });
    assert.equal((await api.get('/api/auth/me/', here.headers)).json().email_verified, true);
    assert.equal((await signIn(api, here.email)).status, 401);
    assert.equal((await signIn(api, email)).status, 200);
  });

  test('the old address is told', async () => {
    const here = await signUp(api, 'client');
    await change(here.headers, to('told@example.com'));
    const [notice] = await mailsTo(api, here.email);
    assert.equal(notice?.subject, 'Your email address was changed');
    assert.match(notice?.body_text ?? '', /told@example\.com/);
    assert.equal(notice?.account_id, here.id);
  });

  test('links sent to the old address are worth nothing any more', async () => {
    const here = await signUp(api, 'client');
    const old = await tokenMailedTo(api, here.email, /confirm/);
    await api.post('/api/auth/password/forgot/', { email: here.email });
    await api.runJobs();
    const reset = await tokenMailedTo(api, here.email, /new password/);
    await change(here.headers, to('moved@example.com'));
    assert.equal((await verify(old)).statusCode, 400);
    const answer = await api.post('/api/auth/password/reset/', {
      token: reset,
      password: 'taken over',
    });
    assert.equal(answer.statusCode, 400);
    assert.equal((await api.get('/api/auth/me/', here.headers)).json().email_verified, false);
  });

  test('nor once the account has the old address again', async () => {
    const here = await signUp(api, 'client');
    const old = await tokenMailedTo(api, here.email, /confirm/);
    await api.post('/api/auth/password/forgot/', { email: here.email });
    await api.runJobs();
    const reset = await tokenMailedTo(api, here.email, /new password/);
    await change(here.headers, to('away@example.com'));
    await change(here.headers, to(here.email));
    assert.equal((await verify(old)).statusCode, 400);
    const asked = { token: reset, password: 'taken over' };
    assert.equal((await api.post('/api/auth/password/reset/', asked)).statusCode, 400);
    assert.equal(
      (await api.post('/api/auth/password/reset/check/', { token: reset })).statusCode,
      400,
    );
  });

  test('every other session ends with it, and this one stays', async () => {
    const here = await signUp(api, 'client');
    const there = await signIn(api, here.email);
    const { headers } = there;
    assert.equal((await api.get('/api/auth/me/', headers)).statusCode, 200);
    await change(here.headers, to('elsewhere@example.com'));
    assert.equal((await api.get('/api/auth/me/', headers)).statusCode, 401);
    assert.equal((await api.get('/api/auth/me/', here.headers)).statusCode, 200);
  });

  test('a wrong password changes nothing, and tells nothing about the address', async () => {
    const here = await signUp(api, 'client');
    const other = await signUp(api, 'client');
    const answer = await change(here.headers, to(other.email, 'not this one'));
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(answer.json(), withCodes({ password: ['This password is not right.'] }));
  });

  test('an address that is taken, in any case, is refused', async () => {
    const here = await signUp(api, 'client');
    const other = await signUp(api, 'client');
    const answer = await change(here.headers, to(other.email.toUpperCase()));
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(answer.json(), withCodes(taken));
    assert.equal(
      (await mailsTo(api, here.email)).length,
      1,
      'no mail is sent about a change that did not happen',
    );
  });

  test('of two accounts that want one address at once exactly one gets it', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => signUp(api, 'client')));
    const answers = await Promise.all(
      people.map(({ headers }) => change(headers, to('wanted@example.com'))),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    assert.deepEqual(statuses, [200, 400, 400, 400]);
    for (const lost of answers.filter(({ statusCode }) => statusCode === 400)) {
      assert.deepEqual(lost.json(), withCodes(taken));
    }
  });

  test('the own address again, in any case, changes nothing', async () => {
    const here = await signUp(api, 'client');
    await verify(await tokenMailedTo(api, here.email, /confirm/));
    const answer = await change(here.headers, to(here.email.toUpperCase()));
    assert.deepEqual([answer.statusCode, answer.json().email_verified], [200, true]);
    assert.equal((await mailsTo(api, here.email)).length, 1);
  });

  test('guesses at the password are throttled like sign-ins', async () => {
    const here = await signUp(api, 'client');
    const from = '203.0.113.98';
    for (let i = 0; i < 10; i += 1) await change(here.headers, to('x@example.com', 'guess'), from);
    assert.equal((await change(here.headers, to('x@example.com'), from)).statusCode, 429);
  });

  test('refuses what is missing, of a wrong type, too long, no address, or has U+0000', async () => {
    const { headers } = await signUp(api, 'client');
    const errorsOf = async (payload: unknown) => (await change(headers, payload)).json();
    const required = ['This field is required.'];
    assert.deepEqual(await errorsOf({}), withCodes({ email: required, password: required }));
    assert.deepEqual(
      await errorsOf({ email: 5, password: {} }),
      withCodes({
        email: ['Enter a valid email address.'],
        password: ['Not a valid string.'],
      }),
    );
    assert.deepEqual(
      await errorsOf(to(`${'a'.repeat(250)}@example.com`, 'x'.repeat(1025))),
      withCodes({
        email: ['Ensure this field has no more than 254 characters.'],
        password: ['Ensure this field has no more than 1024 characters.'],
      }),
    );
    assert.deepEqual(
      await errorsOf(to('a\u0000@example.com')),
      withCodes({
        email: ['Null characters are not allowed.'],
      }),
    );
    assert.deepEqual(
      await errorsOf(to('someone@erased.invalid')),
      withCodes({
        email: ['Enter a valid email address.'],
      }),
    );
  });

  test('needs a signed-in caller', async () => {
    assert.equal((await change({}, to('x@example.com'))).statusCode, 401);
  });
});
