import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { provedHeaders } from '../testing/proved-headers.ts';
import { signIn } from '../testing/sign-in.ts';
import { signUp, signUpPassword } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { factorCalls, type Headers, laterCode } from './factor-calls.ts';

const claims = (access: string) =>
  JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString());

describe('a proof that is asked for again', () => {
  let api: TestApi;
  let calls: ReturnType<typeof factorCalls>;
  before(async () => {
    api = await startTestApi();
    calls = factorCalls(api);
  });
  after(() => api.stop());
  const aged = (headers: Headers, minutesAgo: number) =>
    provedHeaders(api, headers, { minutesAgo });
  const beginApp = async (headers: Headers) =>
    (await calls.post('factors/app/', undefined, headers)).statusCode;
  const makeOperator = async () => {
    const operator = await signUp(api, 'client');
    await sql`update account set is_staff = true where id = ${operator.id}`.execute(api.db);
    return operator;
  };

  test('is needed where the last one is older than 15 minutes, and gives new tokens', async () => {
    const { headers: fresh, refresh } = await signUp(api, 'client');
    assert.equal(await beginApp(fresh), 200);
    assert.equal(await beginApp(aged(fresh, 14)), 200);
    const headers = aged(fresh, 16);
    const refused = await calls.post('factors/app/', undefined, headers);
    assert.equal(refused.statusCode, 403);
    assert.equal(refused.json().code, 'proof_required');
    const asked = (await calls.post('prove/options/', undefined, headers)).json();
    assert.deepEqual(asked.ways, ['password']);
    const wrong = await calls.post('prove/', { token: asked.token, password: 'x' }, headers);
    assert.deepEqual(wrong.json().codes, { password: ['wrong_password'] });
    const proof = { token: asked.token, password: signUpPassword };
    const proved = await calls.post('prove/', proof, headers);
    assert.equal(proved.statusCode, 200, proved.body);
    const { access, refresh: renewed } = proved.json();
    assert.deepEqual(claims(access).amr, ['password']);
    assert.ok(Math.abs(claims(access).auth_time - Date.now() / 1000) < 10);
    assert.equal(await beginApp({ authorization: `Bearer ${access}` }), 200);
    // The old token works until the new one was used: the answer might have been lost.
    const next = await api.post('/api/auth/token/refresh/', { refresh: renewed });
    assert.equal(next.statusCode, 200);
    assert.deepEqual(claims(next.json().access).amr, ['password']);
    await sql`update refresh_token set used_at = now() - interval '2 minutes'
      where used_at is not null`.execute(api.db);
    assert.equal((await api.post('/api/auth/token/refresh/', { refresh })).statusCode, 401);
  });

  test('is of the tokens that it gives, and of none that were there before', async () => {
    const { headers, refresh } = await signUp(api, 'client');
    // As of a session that was begun an hour ago, whose tokens another person has read.
    await sql`update refresh_token set proved_at = now() - interval '1 hour'`.execute(api.db);
    const stolen = aged(headers, 60);
    const { token } = (await calls.post('prove/options/', undefined, stolen)).json();
    const proved = await calls.post('prove/', { token, password: signUpPassword }, stolen);
    const { access, refresh: newest } = proved.json();
    assert.equal(await beginApp({ authorization: `Bearer ${access}` }), 200);
    assert.equal(await beginApp(stolen), 403);
    const renewed = async (kept: string) =>
      (await api.post('/api/auth/token/refresh/', { refresh: kept })).json().access;
    assert.equal(await beginApp({ authorization: `Bearer ${await renewed(refresh)}` }), 403);
    assert.equal(await beginApp({ authorization: `Bearer ${await renewed(newest)}` }), 200);
  });

  test('is not given by the password where there is a second factor', async () => {
    const { headers } = await signUp(api, 'client');
    const { secret } = await calls.addApp(headers);
    // The session was begun with the password a moment ago.
    assert.equal(await beginApp(headers), 403);
    const { token, ways } = (await calls.post('prove/options/', undefined, headers)).json();
    assert.deepEqual(ways, ['app', 'recovery-code']);
    const byPassword = await calls.post('prove/', { token, password: signUpPassword }, headers);
    assert.equal(byPassword.statusCode, 400);
    const proved = await calls.post('prove/', { token, app_code: laterCode(secret) }, headers);
    const { access } = proved.json();
    assert.deepEqual(claims(access).amr, ['app']);
    const removed = await calls.remove('factors/app/', { authorization: `Bearer ${access}` });
    assert.equal(removed.statusCode, 200);
    assert.equal(removed.json().factors.recovery_codes_left, 0);
  });

  test('of one account is none of another', async () => {
    const [one, other] = [await signUp(api, 'client'), await signUp(api, 'client')];
    const { token } = (await calls.post('prove/options/', undefined, one.headers)).json();
    const answer = await calls.post('prove/', { token, password: signUpPassword }, other.headers);
    assert.equal(answer.json().code, 'challenge_ended');
  });

  test('is needed to end other sessions, and not to end this one', async () => {
    const { email, headers: fresh } = await signUp(api, 'client');
    const other = await signIn(api, email);
    const headers = aged(fresh, 16);
    const sessions = (await api.get('/api/auth/sessions/', headers)).json();
    const end = (path: string) => api.call('DELETE', `/api/auth/sessions/${path}`, { headers });
    for (const path of ['', `${sessions[1].id}/`]) {
      assert.equal((await end(path)).json().code, 'proof_required', path);
    }
    assert.equal((await api.get('/api/auth/me/', other.headers)).statusCode, 200);
    assert.equal((await end(`${sessions[0].id}/`)).statusCode, 204);
  });

  test('is needed for another address or password, to take the data along and to leave where there is a second factor', async () => {
    const { email, headers } = await signUp(api, 'client');
    const calm = { email: `new-${email}`, password: signUpPassword };
    const next = { current_password: signUpPassword, password: 'a lantern in the courtyard' };
    const { secret } = await calls.addApp(headers);
    for (const [path, body] of [
      ['me/email/', calm],
      ['me/password/', next],
    ] as const) {
      assert.equal((await calls.post(path, body, headers)).json().code, 'proof_required', path);
    }
    const leave = (proof: Headers) =>
      api.call('DELETE', '/api/auth/me/', {
        headers: proof,
        payload: { password: next.password },
      });
    assert.equal((await leave(headers)).json().code, 'proof_required');
    const takeAlong = await api.get('/api/auth/me/export/', headers);
    assert.equal(takeAlong.json().code, 'proof_required');
    const { token } = (await calls.post('prove/options/', undefined, headers)).json();
    const code = { token, app_code: laterCode(secret) };
    const { access } = (await calls.post('prove/', code, headers)).json();
    const proved = { authorization: `Bearer ${access}` };
    assert.equal((await calls.post('me/email/', calm, proved)).statusCode, 200);
    assert.equal((await calls.post('me/password/', next, proved)).statusCode, 204);
    assert.equal((await api.get('/api/auth/me/export/', proved)).statusCode, 200);
    assert.equal((await leave(proved)).statusCode, 204);
  });

  test('is needed to suspend, reinstate and appoint, and the trail says how it was given', async () => {
    const operator = await makeOperator();
    const client = await signUp(api, 'client');
    const designer = await signUp(api, 'designer');
    const acts = [
      [`${client.id}/suspend/`, { reason: 'Spam' }],
      [`${client.id}/reinstate/`, {}],
      [`${designer.id}/architect/`, { is_architect: true }],
    ] as const;
    for (const [path, payload] of acts) {
      const answer = await api.call('POST', `/api/operator/accounts/${path}`, {
        headers: aged(operator.headers, 16),
        payload,
      });
      assert.equal(answer.json().code, 'proof_required', path);
    }
    for (const [path, payload] of acts) {
      const answer = await api.call('POST', `/api/operator/accounts/${path}`, {
        headers: aged(operator.headers, 14),
        payload,
      });
      assert.equal(answer.statusCode, 200, answer.body);
    }
    const trail = (await api.get('/api/operator/audit/', operator.headers)).json().results;
    const suspended = trail.find(({ kind }: { kind: string }) => kind === 'suspended');
    assert.equal(suspended.proved_by, 'password');
  });

  test('operators and integrators need a second factor after seven days, and have no rights without', async () => {
    const operator = await makeOperator();
    const queue = async () => (await api.get('/api/operator/queue/', operator.headers)).statusCode;
    const { due_at: due } = await calls.list(operator.headers);
    const days = (Date.parse(due) - Date.now()) / 86_400_000;
    assert.ok(days > 6.9 && days < 7.1, due);
    assert.equal(await queue(), 200);
    const ask = (ago: string) =>
      sql`update account set factor_asked_at = now() - ${ago}::interval where id = ${operator.id}`.execute(
        api.db,
      );
    await ask('6 days 23 hours');
    assert.equal(await queue(), 200);
    await ask('7 days');
    assert.equal(await queue(), 403);
    await calls.addApp(operator.headers);
    assert.equal(await queue(), 200);
  });

  test('a session that was begun with the password alone has no rights once there is a second factor', async () => {
    const operator = await makeOperator();
    const queue = async (headers: Headers) =>
      (await api.get('/api/operator/queue/', headers)).statusCode;
    const earlier = await signIn(api, operator.email);
    assert.equal(await queue(earlier.headers), 200);
    const { secret } = await calls.addApp(operator.headers);
    assert.equal(await queue(operator.headers), 200);
    assert.equal(await queue(earlier.headers), 403);
    assert.equal((await api.get('/api/auth/me/', earlier.headers)).json().is_staff, false);
    const { token } = (await calls.post('prove/options/', undefined, earlier.headers)).json();
    const proof = { token, app_code: laterCode(secret) };
    const proved = await calls.post('prove/', proof, earlier.headers);
    assert.equal(proved.statusCode, 200, proved.body);
    assert.equal(await queue(earlier.headers), 200);
  });

  test('the days for it are a setting, which those who have none left are told too', async () => {
    const strict = await startTestApi({ factorGraceDays: 0 });
    try {
      const operator = await signUp(strict, 'client');
      await sql`update account set is_staff = true where id = ${operator.id}`.execute(strict.db);
      const answered = await strict.get('/api/operator/queue/', operator.headers);
      assert.equal(answered.statusCode, 403);
      const { due_at: due } = await factorCalls(strict).list(operator.headers);
      assert.ok(Date.parse(due) <= Date.now());
    } finally {
      await strict.stop();
    }
  });

  test('the last factor of an operator stays, also when two tabs remove two at once', async () => {
    const operator = await makeOperator();
    const { id } = await calls.addPasskey(operator.headers);
    const headers = provedHeaders(api, operator.headers, { by: 'passkey' });
    const last = await calls.remove(`factors/passkeys/${id}/`, headers);
    assert.equal(last.statusCode, 409);
    assert.equal(last.json().code, 'last_factor');
    await calls.addApp(headers);
    const answers = await Promise.all([
      calls.remove(`factors/passkeys/${id}/`, headers),
      calls.remove('factors/app/', headers),
    ]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    assert.equal((await calls.list(headers)).recovery_codes_left, 10);
  });

  test('sessions of operators end after 12 hours, and after 30 minutes without a request of a person who is there', async () => {
    const operator = await makeOperator();
    const status = async (headers: Headers) => (await api.get('/api/auth/me/', headers)).statusCode;
    const isUsedNow = async (id: number) => {
      const { rows } = await sql<{ isUsed: boolean }>`select
        bool_or(last_used_at > now() - interval '1 minute') as "isUsed"
        from session where account_id = ${id}`.execute(api.db);
      return rows[0]?.isUsed;
    };
    for (const [column, passed, over] of [
      ['last_used_at', '29 minutes', '31 minutes'],
      ['created_at', '11 hours 59 minutes', '12 hours 1 minute'],
    ] as const) {
      const session = await signIn(api, operator.email);
      const set = (ago: string) =>
        sql`update session set ${sql.ref(column)} = now() - ${ago}::interval
          where account_id = ${operator.id}`.execute(api.db);
      await set(passed);
      assert.equal(await status(session.headers), 200);
      if (column === 'last_used_at') {
        assert.ok(await isUsedNow(operator.id));
        // What a page asks while nobody uses it is no use, nor are the tokens that it refreshes for that.
        await set(passed);
        const unattended = { 'x-unattended': '1' };
        assert.equal(await status({ ...session.headers, ...unattended }), 200);
        const { refresh } = session;
        const refreshed = await api.post(
          '/api/auth/token/refresh/',
          { refresh },
          { headers: unattended },
        );
        assert.equal(refreshed.statusCode, 200);
        assert.ok(!(await isUsedNow(operator.id)));
      }
      await set(over);
      assert.equal(await status(session.headers), 401);
      const { refresh } = session;
      assert.equal((await api.post('/api/auth/token/refresh/', { refresh })).statusCode, 401);
    }
    const client = await signUp(api, 'client');
    await sql`update session set created_at = now() - interval '20 days', last_used_at = now() - interval '20 days'
      where account_id = ${client.id}`.execute(api.db);
    assert.equal(await status(client.headers), 200);
  });

  test('a session ends after 30 days without use, though an open page renews its tokens', async () => {
    const { id, refresh } = await signUp(api, 'client');
    const leftAt = async () => {
      const { rows } = await sql<{ days: number }>`select
        extract(day from expires_at - now())::integer as days from session where account_id = ${id}`.execute(
        api.db,
      );
      return rows[0]?.days;
    };
    await sql`update session set expires_at = now() + interval '5 days 1 hour' where account_id = ${id}`.execute(
      api.db,
    );
    const renew = (token: string, headers: Headers) =>
      api.post('/api/auth/token/refresh/', { refresh: token }, { headers });
    const unattended = (await renew(refresh, { 'x-unattended': '1' })).json();
    assert.equal(await leftAt(), 5);
    const used = (await renew(unattended.refresh, {})).json();
    assert.equal(await leftAt(), 29);
    await sql`update session set expires_at = now() where account_id = ${id}`.execute(api.db);
    assert.equal((await renew(used.refresh, {})).statusCode, 401);
  });
});
