import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { mailsTo } from '../testing/mails-to.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { factorCalls, type Headers } from './factor-calls.ts';

describe('ways to sign in that an account has lost', () => {
  let api: TestApi;
  let calls: ReturnType<typeof factorCalls>;
  let operators: Awaited<ReturnType<typeof signUp>>[];
  before(async () => {
    api = await startTestApi();
    calls = factorCalls(api);
    operators = [await signUp(api, 'client'), await signUp(api, 'client')];
    for (const { id } of operators) {
      await sql`update account set is_staff = true where id = ${id}`.execute(api.db);
    }
  });
  after(() => api.stop());
  const reset = (id: number, headers: Headers = {}) =>
    api.call('POST', `/api/operator/accounts/${id}/factors/reset/`, {
      headers,
      payload: { reason: 'Showed a passport on a call' },
    });

  test('are removed once a second operator agrees, and both stand in the trail', async () => {
    const [first, second] = operators;
    const { id, email, headers } = await signUp(api, 'client');
    await calls.addApp(headers);
    const asked = await reset(id, first?.headers);
    assert.equal(asked.statusCode, 200, asked.body);
    assert.equal(asked.json().factor_reset_by, first?.id);
    assert.equal(asked.json().has_factor, true);
    assert.equal((await calls.login(email)).statusCode, 401);
    const alone = await reset(id, first?.headers);
    assert.equal(alone.json().code, 'second_operator_required');
    const done = await reset(id, second?.headers);
    assert.equal(done.json().has_factor, false);
    assert.equal((await api.get('/api/auth/me/', headers)).statusCode, 401);
    assert.equal((await calls.login(email)).statusCode, 200);
    const trail = (await api.get('/api/operator/audit/', first?.headers)).json().results;
    const kinds = trail
      .filter(({ account }: { account: { id: number } | null }) => account?.id === id)
      .map(({ kind, operator }: { kind: string; operator: { id: number } | null }) => [
        kind,
        operator?.id,
      ]);
    assert.deepEqual(kinds.slice(0, 3), [
      ['signed-in', undefined],
      ['factors-reset', second?.id],
      ['factor-reset-asked', first?.id],
    ]);
    const subjects = (await mailsTo(api, email)).map(({ subject }) => subject);
    assert.ok(subjects.includes('Your ways to sign in are about to be removed'));
    assert.ok(subjects.includes('All ways to sign in but your password were removed'));
  });

  test('are not removed by what an operator asked for more than a day ago', async () => {
    const [first, second] = operators;
    const { id, headers } = await signUp(api, 'client');
    await calls.addApp(headers);
    await reset(id, first?.headers);
    await sql`update factor_reset set asked_at = now() - interval '25 hours'`.execute(api.db);
    const late = await reset(id, second?.headers);
    assert.equal(late.json().has_factor, true);
    assert.equal(late.json().factor_reset_by, second?.id);
  });

  test('of an operator can be removed by two others, and leave no rights without a new one', async () => {
    const [first, second] = operators;
    const third = await signUp(api, 'client');
    await sql`update account set is_staff = true where id = ${third.id}`.execute(api.db);
    await calls.addApp(third.headers);
    assert.equal((await reset(third.id, third.headers)).statusCode, 403);
    await reset(third.id, first?.headers);
    assert.equal((await reset(third.id, second?.headers)).statusCode, 200);
    const { access } = (await calls.login(third.email)).json();
    const headers = { authorization: `Bearer ${access}` };
    assert.equal((await api.get('/api/operator/queue/', headers)).statusCode, 403);
    await calls.addApp(headers);
    assert.equal((await api.get('/api/operator/queue/', headers)).statusCode, 200);
  });

  test('are nothing of an account that has none', async () => {
    const { id } = await signUp(api, 'client');
    assert.equal((await reset(id, operators[0]?.headers)).json().code, 'no_factor');
  });
});
