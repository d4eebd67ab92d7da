import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { mailsTo } from '../testing/mails-to.ts';
import { makeDesigner } from '../testing/make-designer.ts';
import { signIn } from '../testing/sign-in.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';
import { deletionCalls } from './deletion-calls.ts';

const url = '/api/auth/me/';

describe('DELETE /auth/me/', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { remove, accountOf } = deletionCalls(() => api);

  test('ends the account at once: no session, no sign-in, no refresh', async () => {
    const person = await signUp(api, 'client');
    const elsewhere = await signIn(api, person.email);
    const answer = await remove(person.headers);
    assert.deepEqual([answer.statusCode, answer.body], [204, '']);
    for (const { headers } of [person, elsewhere]) {
      assert.equal((await api.get(url, headers)).statusCode, 401);
    }
    const refreshed = await api.post('/api/auth/token/refresh/', { refresh: elsewhere.refresh });
    assert.equal(refreshed.statusCode, 401);
    assert.equal((await signIn(api, person.email)).status, 401);
    const sessions = await api.db
      .selectFrom('session')
      .select('revoked_because')
      .where('account_id', '=', person.id)
      .execute();
    assert.deepEqual(
      sessions.map(({ revoked_because }) => revoked_because),
      ['deactivated', 'deactivated'],
    );
  });

  test('the firm is gone from the list and its page at once, before anything is erased', async () => {
    const person = await signUp(api, 'designer', 'Vanishing Interiors');
    const { id, accountId } = await makeDesigner(api.db);
    await sql`update designer_profile set account_id = ${person.id}, full_name = 'Vanishing Interiors'
      where account_id = ${accountId}`.execute(api.db);
    const listed = async () =>
      (await api.get('/api/designers/profiles/?search=vanishing')).body.includes('Vanishing');
    assert.equal(await listed(), true);
    await remove(person.headers);
    assert.equal(await listed(), false);
    assert.equal((await api.get(`/api/designers/profiles/${id}/`)).statusCode, 404);
    const account = await accountOf(person.id);
    assert.ok(account.deactivated_at && !account.erased_at);
  });

  test('is confirmed by one mail, which the erasure leaves, also where it comes first', async () => {
    const person = await signUp(api, 'client');
    await sql`update account set email_verified_at = now() where id = ${person.id}`.execute(api.db);
    await Promise.all([remove(person.headers), remove(person.headers)]);
    await sql`update graphile_worker._private_jobs set run_at = now() + interval '1 hour'
      where task_id <> (select id from graphile_worker._private_tasks where identifier = 'erase-account')`.execute(
      api.db,
    );
    await api.runJobs();
    assert.ok((await accountOf(person.id)).erased_at);
    const mails = await mailsTo(api, person.email);
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['Your account was deleted'],
    );
    assert.ok(!mails[0]?.body_text.includes('Firm'), 'it names nobody');
  });

  test('deleted twice at one moment it is deleted once', async () => {
    const person = await signUp(api, 'client');
    const answers = await Promise.all([1, 2, 3].map(() => remove(person.headers)));
    assert.ok(answers.every(({ statusCode }) => [204, 400, 401].includes(statusCode)));
    assert.ok(answers.some(({ statusCode }) => statusCode === 204));
    const { rows } =
      await sql`select from graphile_worker.jobs where task_identifier = 'erase-account'`.execute(
        api.db,
      );
    assert.equal(rows.length, 1);
    await api.runJobs();
  });

  test('a wrong password changes nothing', async () => {
    const person = await signUp(api, 'client');
    const answer = await remove(person.headers, { password: 'not this one' });
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(answer.json(), withCodes({ password: ['This password is not right.'] }));
    await api.runJobs();
    assert.equal((await signIn(api, person.email)).status, 200);
  });

  test('requires the password, with DRF’s messages, and a signed-in caller', async () => {
    const { headers } = await signUp(api, 'client');
    const required = { password: ['This field is required.'] };
    assert.deepEqual((await api.call('DELETE', url, { headers })).json(), withCodes(required));
    const errorsOf = async (password: unknown) => (await remove(headers, { password })).json();
    assert.deepEqual(
      await errorsOf(null),
      withCodes({ password: ['This field may not be null.'] }),
    );
    assert.deepEqual(await errorsOf({}), withCodes({ password: ['Not a valid string.'] }));
    assert.deepEqual(
      await errorsOf('x'.repeat(1025)),
      withCodes({
        password: ['Ensure this field has no more than 1024 characters.'],
      }),
    );
    assert.deepEqual(
      await errorsOf('nul\u0000'),
      withCodes({
        password: ['Null characters are not allowed.'],
      }),
    );
    assert.equal((await remove({})).statusCode, 401);
  });

  test('guesses at the password are throttled like sign-ins', async () => {
    const { headers } = await signUp(api, 'client');
    const from = '203.0.113.97';
    for (let i = 0; i < 10; i += 1) await remove(headers, { password: 'guess' }, from);
    assert.equal((await remove(headers, undefined, from)).statusCode, 429);
  });
});
