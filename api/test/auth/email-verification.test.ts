import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { mailsTo, tokenMailedTo } from '../testing/mails-to.ts';
import { signUp, signUpPassword } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';
import { dead, emailLinkCalls } from './email-link-calls.ts';

describe('an unverified address', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { verify, isVerified, expire, countMails } = emailLinkCalls(() => api);

  test('a registration sends a link for 7 days, which verifies it', async () => {
    const person = await signUp(api, 'client');
    assert.equal(await isVerified(person.headers), false);
    const token = await tokenMailedTo(api, person.email, /confirm/);
    const [mail] = await mailsTo(api, person.email);
    assert.ok(mail?.body_text.includes(`https://aangan.test/verify-email?token=${token}`));
    const { rows } = await sql<{ days: number }>`
      select round(extract(epoch from expires_at - now()) / 86400) as days from email_token
      where account_id = ${person.id}`.execute(api.db);
    assert.equal(rows[0]?.days, 7);
    const answer = await verify(token);
    assert.equal(answer.statusCode, 200);
    assert.deepEqual(answer.json(), { email: person.email });
    assert.equal(await isVerified(person.headers), true);
  });

  test('the mail does not repeat the name, which may be any text, until the address is proven', async () => {
    const name = 'Your account is locked: https://evil.example';
    const person = await signUp(api, 'client', name);
    const token = await tokenMailedTo(api, person.email, /confirm/);
    const body = { current_password: signUpPassword, password: 'another good password' };
    await verify(token);
    await api.post('/api/auth/me/password/', body, { headers: person.headers });
    const [second, first] = await mailsTo(api, person.email);
    assert.doesNotMatch(`${first?.body_text}${first?.body_html}`, /evil/);
    assert.match(first?.body_text ?? '', /^Hello,$/m);
    assert.ok(second?.body_text.includes(`Hello ${name},`));
  });

  test('a mailbox gets ten such mails, however it is written and whichever accounts name it', async () => {
    const of = (n: number) => ({
      email: `flooded+${n}@example.com`,
      password: signUpPassword,
      first_name: 'F',
      last_name: 'L',
    });
    const { access } = (await api.post('/api/auth/register/', of(1))).json();
    const headers = { authorization: `Bearer ${access}` };
    assert.equal((await api.post('/api/auth/email/resend/', {}, { headers })).statusCode, 204);
    for (let n = 3; n <= 9; n += 1) {
      assert.equal((await api.post('/api/auth/register/', of(n))).statusCode, 201);
    }
    const other = await signUp(api, 'client');
    const named = { email: 'flooded@example.com', password: signUpPassword };
    const change = () => api.post('/api/auth/me/email/', named, { headers: other.headers });
    assert.equal((await change()).statusCode, 200);
    assert.equal((await api.post('/api/auth/register/', of(11))).statusCode, 429);
    const resent = await api.post('/api/auth/email/resend/', {}, { headers });
    assert.equal(resent.statusCode, 429);
  });

  test('a registration that is refused sends nothing', async () => {
    const person = await signUp(api, 'client');
    const body = { email: person.email, password: 'courtyard', first_name: 'A', last_name: 'B' };
    assert.equal((await api.post('/api/auth/register/', body)).statusCode, 400);
    assert.equal(await countMails(person.email), 1);
  });

  test('the link opened again, or twice at once, answers as it did', async () => {
    const person = await signUp(api, 'client');
    const token = await tokenMailedTo(api, person.email, /confirm/);
    const answers = await Promise.all([verify(token), verify(token), verify(token)]);
    for (const answer of [...answers, await verify(token)]) {
      assert.deepEqual([answer.statusCode, answer.json()], [200, { email: person.email }]);
    }
  });

  test('one that is over, unknown or replaced is dead', async () => {
    const person = await signUp(api, 'client');
    const first = await tokenMailedTo(api, person.email, /confirm/);
    await api.post('/api/auth/email/resend/', undefined, { headers: person.headers });
    assert.deepEqual((await verify(first)).json(), withCodes(dead));
    const second = await tokenMailedTo(api, person.email, /confirm/);
    assert.notEqual(first, second);
    await expire(person.id);
    const late = await verify(second);
    assert.equal(late.statusCode, 400);
    assert.deepEqual(late.json(), withCodes(dead));
    assert.deepEqual((await verify('never issued')).json(), withCodes(dead));
    assert.equal(await isVerified(person.headers), false);
  });

  test('it can be sent again 5 times, then 429; not once verified', async () => {
    const person = await signUp(api, 'client');
    const resend = () =>
      api.post('/api/auth/email/resend/', undefined, { headers: person.headers });
    for (let i = 0; i < 5; i += 1) {
      const answer = await resend();
      assert.deepEqual([answer.statusCode, answer.body], [204, '']);
    }
    const refused = await resend();
    assert.equal(refused.statusCode, 429);
    assert.ok(Number(refused.headers['retry-after']) > 0);
    assert.equal(await countMails(person.email), 6);
    await verify(await tokenMailedTo(api, person.email, /confirm/));
    assert.equal((await resend()).statusCode, 204);
    assert.equal(await countMails(person.email), 6);
  });

  test('sending it again needs a signed-in caller', async () => {
    assert.equal((await api.post('/api/auth/email/resend/')).statusCode, 401);
  });

  test('the placeholder address of an erased account cannot be registered', async () => {
    const answer = await api.post('/api/auth/register/', {
      email: 'erased-1@Erased.invalid',
      password: 'courtyard',
      first_name: 'A',
      last_name: 'B',
    });
    assert.deepEqual(answer.json(), withCodes({ email: ['Enter a valid email address.'] }));
  });
});
