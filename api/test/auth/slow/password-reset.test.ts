import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { mailsTo, tokenMailedTo } from '../../testing/mails-to.ts';
import { signIn } from '../../testing/sign-in.ts';
import { signUp } from '../../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { withCodes } from '../../testing/with-codes.ts';
import { dead, emailLinkCalls } from '../email-link-calls.ts';

describe('a forgotten password', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { forgot, reset, verify, resetTokenOf, isVerified, expire, countMails } = emailLinkCalls(
    () => api,
  );

  test('a mail with a link for one hour brings a new password; all sessions end', async () => {
    const person = await signUp(api, 'client');
    const token = await resetTokenOf(person.email);
    const [mail] = await mailsTo(api, person.email);
    const link = `https://aangan.test/reset-password?token=${token}`;
    assert.ok(mail?.body_text.includes(link) && mail.body_html?.includes(link));
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from expires_at - now()) / 60) as minutes from email_token
      where account_id = ${person.id} and purpose = 'reset-password'`.execute(api.db);
    assert.equal(rows[0]?.minutes, 60);
    const answer = await reset(token);
    assert.deepEqual([answer.statusCode, answer.body], [204, '']);
    assert.equal((await api.get('/api/auth/me/', person.headers)).statusCode, 401);
    const refreshed = await api.post('/api/auth/token/refresh/', { refresh: person.refresh });
    assert.equal(refreshed.statusCode, 401);
    assert.equal((await signIn(api, person.email)).status, 401);
    const again = await signIn(api, person.email, { password: 'a newer password' });
    assert.equal(again.status, 200);
    assert.equal(await isVerified(again.headers), true, 'the link proves the address');
    assert.equal((await mailsTo(api, person.email))[0]?.subject, 'Your password was changed');
    const { revoked_because } = await api.db
      .selectFrom('session')
      .select('revoked_because')
      .where('account_id', '=', person.id)
      .where('revoked_at', 'is not', null)
      .executeTakeFirstOrThrow();
    assert.equal(revoked_because, 'password');
  });

  test('whether a link still works can be asked without using it up', async () => {
    const person = await signUp(api, 'client');
    const check = (sentToken: unknown) =>
      api.post('/api/auth/password/reset/check/', { token: sentToken } as object);
    const token = await resetTokenOf(person.email);
    for (const _time of [1, 2]) assert.equal((await check(token)).statusCode, 204);
    assert.equal((await reset(token)).statusCode, 204);
    const verification = await tokenMailedTo(api, person.email, /verify|address/i);
    const expired = await resetTokenOf(person.email);
    await expire(person.id);
    for (const wrong of [token, verification, expired, 'nonsense']) {
      const answer = await check(wrong);
      assert.deepEqual([answer.statusCode, answer.json()], [400, withCodes(dead)], wrong);
    }
    assert.deepEqual(
      (await check('')).json(),
      withCodes({ token: ['This field may not be blank.'] }),
    );
  });

  test('the answer is the same for any address, and only an account gets a mail', async () => {
    const person = await signUp(api, 'client');
    const known = await forgot(` ${person.email.toUpperCase()} `);
    const unknown = await forgot('nobody@example.com');
    assert.deepEqual([known.statusCode, known.body], [204, '']);
    assert.deepEqual([unknown.statusCode, unknown.body], [known.statusCode, known.body]);
    assert.equal(await countMails(person.email), 2);
    assert.equal(await countMails('nobody@example.com'), 0);
  });

  test('the request itself only adds a job, for any address', async () => {
    const person = await signUp(api, 'client');
    await api.runJobs();
    const jobs = async () =>
      (
        await sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs`.execute(
          api.db,
        )
      ).rows[0]?.n;
    for (const email of [person.email, 'nobody@example.com']) {
      const earlier = (await jobs()) ?? 0;
      await api.post('/api/auth/password/forgot/', { email });
      assert.equal(await jobs(), earlier + 1);
      assert.equal(await countMails(email), email === person.email ? 1 : 0);
    }
    await api.runJobs();
  });

  test('suspended and deactivated accounts get no mail, and their links are dead', async () => {
    for (const change of [
      sql`suspended_at = now(), suspended_reason = 'x'`,
      sql`deactivated_at = now()`,
    ]) {
      const person = await signUp(api, 'client');
      const token = await resetTokenOf(person.email);
      await sql`update account set is_active = false, ${change} where id = ${person.id}`.execute(
        api.db,
      );
      const mails = await countMails(person.email);
      assert.equal((await forgot(person.email)).statusCode, 204);
      assert.equal(await countMails(person.email), mails);
      assert.deepEqual((await reset(token)).json(), withCodes(dead));
    }
  });

  test('a link works once', async () => {
    const person = await signUp(api, 'client');
    const token = await resetTokenOf(person.email);
    assert.equal((await reset(token)).statusCode, 204);
    const again = await reset(token, 'yet another one');
    assert.equal(again.statusCode, 400);
    assert.deepEqual(again.json(), withCodes(dead));
  });

  test('of many uses at once exactly one wins', async () => {
    const person = await signUp(api, 'client');
    const token = await resetTokenOf(person.email);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => reset(token, `password number ${i}`)),
    );
    const won = answers.map(({ statusCode }) => statusCode).filter((status) => status === 204);
    assert.equal(won.length, 1);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 204);
    const password = `password number ${winner}`;
    assert.equal((await signIn(api, person.email, { password })).status, 200);
  });

  test('a newer link replaces an older one', async () => {
    const person = await signUp(api, 'client');
    const older = await resetTokenOf(person.email);
    const newer = await resetTokenOf(person.email);
    assert.deepEqual((await reset(older)).json(), withCodes(dead));
    assert.equal((await reset(newer)).statusCode, 204);
  });

  test('of links asked for at one moment only one works', async () => {
    const person = await signUp(api, 'client');
    await Promise.all([1, 2, 3].map(() => forgot(person.email)));
    const { rows } = await sql`select from email_token where account_id = ${person.id}
      and purpose = 'reset-password' and used_at is null`.execute(api.db);
    assert.equal(rows.length, 1);
  });

  test('one that is over, unknown, or for another purpose is dead', async () => {
    const person = await signUp(api, 'client');
    const token = await resetTokenOf(person.email);
    const verification = await tokenMailedTo(api, person.email, /confirm/);
    assert.deepEqual((await reset(verification)).json(), withCodes(dead));
    assert.deepEqual((await verify(token)).json(), withCodes(dead));
    await expire(person.id);
    assert.deepEqual((await reset(token)).json(), withCodes(dead));
    assert.deepEqual((await reset('never issued')).json(), withCodes(dead));
    assert.equal((await signIn(api, person.email)).status, 200, 'the password is what it was');
  });

  test('only the hash of a token is kept', async () => {
    const person = await signUp(api, 'client');
    const token = await resetTokenOf(person.email);
    const { rows } = await sql<{ row: string }>`
      select t::text || encode(token_hash, 'escape') as row from email_token t`.execute(api.db);
    assert.ok(rows.length > 0 && rows.every(({ row }) => !row.includes(token)));
  });

  test('a bad new password is refused before the link is used up', async () => {
    const person = await signUp(api, 'client');
    const token = await resetTokenOf(person.email);
    assert.deepEqual(
      (await reset(token, 'short')).json(),
      withCodes({
        password: ['Ensure this field has at least 8 characters.'],
      }),
    );
    assert.deepEqual(
      (await reset(token, 'x'.repeat(1025))).json(),
      withCodes({
        password: ['Ensure this field has no more than 1024 characters.'],
      }),
    );
    assert.deepEqual(
      (await reset(token, 'nul\u0000nulnul')).json(),
      withCodes({
        password: ['Null characters are not allowed.'],
      }),
    );
    assert.deepEqual(
      (await reset(token, 'password1')).json(),
      withCodes({
        password: ['This password is easy to guess. Please choose a less common one.'],
      }),
    );
    assert.equal((await reset(token, '  spaces around  ')).statusCode, 204);
    assert.equal((await signIn(api, person.email, { password: 'spaces around' })).status, 401);
    const kept = await signIn(api, person.email, { password: '  spaces around  ' });
    assert.equal(kept.status, 200);
  });

  test('5 for one account, known or not, then 429; also whatever its case', async () => {
    const person = await signUp(api, 'client');
    for (const email of [person.email, 'not-known@example.com']) {
      for (let i = 0; i < 5; i += 1) assert.equal((await forgot(email)).statusCode, 204);
      const refused = await forgot(email.toUpperCase());
      assert.equal(refused.statusCode, 429);
      const seconds = Number(refused.headers['retry-after']);
      assert.ok(seconds > 0 && seconds <= 900);
      assert.deepEqual(
        refused.json(),
        withCodes({
          detail: `Request was throttled. Expected available in ${seconds} seconds.`,
        }),
      );
    }
    assert.equal(await countMails(person.email), 6);
  });

  test('missing, blank, wrongly typed and endless fields are named', async () => {
    const post = async (path: string, payload: unknown) =>
      (await api.post(path, payload as object)).json();
    const required = ['This field is required.'];
    const forgotUrl = '/api/auth/password/forgot/';
    assert.deepEqual(await post(forgotUrl, {}), withCodes({ email: required }));
    assert.deepEqual(
      await post(forgotUrl, { email: 'asha' }),
      withCodes({
        email: ['Enter a valid email address.'],
      }),
    );
    assert.deepEqual(
      await post(forgotUrl, { email: `${'a'.repeat(250)}@example.com` }),
      withCodes({
        email: ['Ensure this field has no more than 254 characters.'],
      }),
    );
    assert.deepEqual(
      await post(forgotUrl, { email: 'a\u0000@example.com' }),
      withCodes({
        email: ['Null characters are not allowed.'],
      }),
    );
    const resetUrl = '/api/auth/password/reset/';
    assert.deepEqual(await post(resetUrl, {}), withCodes({ token: required, password: required }));
    assert.deepEqual(
      await post(resetUrl, { token: [], password: null }),
      withCodes({
        token: ['Not a valid string.'],
        password: ['This field may not be null.'],
      }),
    );
    assert.deepEqual(
      await post(resetUrl, { token: 'x'.repeat(513), password: 'long enough' }),
      withCodes({
        token: ['Ensure this field has no more than 512 characters.'],
      }),
    );
    assert.deepEqual(
      await post('/api/auth/email/verify/', { token: ' ' }),
      withCodes({
        token: ['This field may not be blank.'],
      }),
    );
    assert.deepEqual(
      await post('/api/auth/email/verify/', { token: 'a\u0000' }),
      withCodes({
        token: ['Null characters are not allowed.'],
      }),
    );
  });
});

test('password resets asked for from one address are throttled', async () => {
  const api = await startTestApi({ resetsPerAddress: 3 });
  try {
    const forgot = (number: number, remoteAddress = '203.0.113.7') =>
      api.post(
        '/api/auth/password/forgot/',
        { email: `someone${number}@example.com` },
        { remoteAddress },
      );
    for (let i = 0; i < 3; i += 1) assert.equal((await forgot(i)).statusCode, 204);
    assert.equal((await forgot(4)).statusCode, 429);
    assert.equal((await forgot(5, '203.0.113.8')).statusCode, 204);
  } finally {
    await api.stop();
  }
});
