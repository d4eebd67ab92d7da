import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { assertMatches } from '../testing/assert-matches.ts';
import { countBlocked } from '../testing/count-blocked.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';

const url = '/api/auth/login/';
const account = {
  email: 'asha@example.com',
  password: 'courtyard',
  first_name: 'Asha',
  last_name: 'Rao',
};
const wrong = { email: account.email, password: 'not this one' };
const refusal = { detail: 'No active account found with the given credentials' };

describe('POST /auth/login/', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
    await api.post('/api/auth/register/', account);
  });
  after(() => api.stop());
  const from = (remoteAddress: string) => ({ remoteAddress });

  test('answers the user and two tokens, whatever the case of the email', async () => {
    const answer = await api.post(url, { email: ' ASHA@example.com', password: 'courtyard' });
    assert.equal(answer.statusCode, 200);
    assertMatches('AuthTokens', answer.json());
    assert.doesNotMatch(answer.body, /argon2|password/);
  });

  test('makes a hash again that was made with less than today', async () => {
    const cheap = await hash('courtyard', { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    const asha = () =>
      api.db.selectFrom('account').select('password_hash').where('email', '=', 'asha@example.com');
    await api.db
      .updateTable('account')
      .set({ password_hash: cheap })
      .where('email', '=', 'asha@example.com')
      .execute();
    const answer = await api.post(url, { email: 'asha@example.com', password: 'courtyard' });
    assert.equal(answer.statusCode, 200);
    const { password_hash: stored } = await asha().executeTakeFirstOrThrow();
    assert.match(String(stored), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('a wrong password and an unknown account get the same 401', async () => {
    const unknown = { email: 'nobody@example.com', password: 'courtyard' };
    for (const body of [wrong, unknown]) {
      const answer = await api.post(url, body, from('203.0.113.1'));
      assert.equal(answer.statusCode, 401);
      assert.deepEqual(answer.json(), withCodes(refusal));
      assert.equal(answer.headers['www-authenticate'], 'Bearer realm="api"');
    }
  });

  test('an account without a password and a deactivated one cannot sign in', async () => {
    const body = { ...account, email: 'gone@example.com' };
    await api.post('/api/auth/register/', body);
    await api.db
      .updateTable('account')
      .set({ is_active: false, deactivated_at: sql<string>`now()` })
      .where('email', '=', body.email)
      .execute();
    assert.deepEqual((await api.post(url, body)).json(), withCodes(refusal));
    await api.post('/api/auth/register/', { ...account, email: 'bare@example.com' });
    await api.db
      .updateTable('account')
      .set({ password_hash: null })
      .where('email', '=', 'bare@example.com')
      .execute();
    const bare = await api.post(url, { email: 'bare@example.com', password: '' });
    assert.equal(bare.statusCode, 400);
    assert.equal(
      (await api.post(url, { email: 'bare@example.com', password: 'x' })).statusCode,
      401,
    );
  });

  test('asks for both fields', async () => {
    const answer = await api.post(url, { email: 'asha' });
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(
      answer.json(),
      withCodes({
        email: ['Enter a valid email address.'],
        password: ['This field is required.'],
      }),
    );
  });

  test('10 failures for one account from one address close it there, also for the right password', async () => {
    const here = from('203.0.113.50');
    for (let i = 0; i < 10; i += 1)
      assert.equal((await api.post(url, wrong, here)).statusCode, 401);
    const refused = await api.post(url, { email: account.email, password: account.password }, here);
    assert.equal(refused.statusCode, 429);
    const seconds = Number(refused.headers['retry-after']);
    assert.ok(seconds > 0 && seconds <= 900, `Retry-After: ${seconds}`);
    assert.deepEqual(
      refused.json(),
      withCodes({
        detail: `Request was throttled. Expected available in ${seconds} seconds.`,
      }),
    );
    const elsewhere = await api.post(
      url,
      { email: account.email, password: account.password },
      from('203.0.113.51'),
    );
    assert.equal(elsewhere.statusCode, 200);
  });

  test('many failures at one moment cannot slip past the limit', async () => {
    const here = from('203.0.113.60');
    const answers = await Promise.all(Array.from({ length: 25 }, () => api.post(url, wrong, here)));
    assert.equal(answers.filter((answer) => answer.statusCode === 401).length, 10);
  });

  test('a success clears the failures of its account', async () => {
    const here = from('203.0.113.70');
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 9; i += 1) await api.post(url, wrong, here);
      const answer = await api.post(
        url,
        { email: account.email, password: account.password },
        here,
      );
      assert.equal(answer.statusCode, 200);
    }
  });

  test('100 failures from one address close it for every account', async () => {
    const here = from('203.0.113.80');
    for (let i = 0; i < 100; i += 1) {
      const body = { email: `guess${i}@example.com`, password: 'x' };
      assert.equal((await api.post(url, body, here)).statusCode, 401);
    }
    const refused = await api.post(url, { email: account.email, password: account.password }, here);
    assert.equal(refused.statusCode, 429);
  });

  test('successes do not count against an address', async () => {
    const strict = await startTestApi({ failedLoginsPerAddress: 2 });
    try {
      await strict.post('/api/auth/register/', account);
      for (let i = 0; i < 5; i += 1) {
        const answer = await strict.post(url, { email: account.email, password: account.password });
        assert.equal(answer.statusCode, 200);
      }
    } finally {
      await strict.stop();
    }
  });

  test('a sign-in with the old password does not outlive a change of the password at that moment', async () => {
    const person = { ...account, email: 'changing@example.com' };
    const { user } = (await api.post('/api/auth/register/', person)).json();
    const login = { email: person.email, password: person.password };
    const answer = await api.db.transaction().execute(async (transaction) => {
      await sql`update account set password_hash = 'another' where id = ${user.id}`.execute(
        transaction,
      );
      let isAnswered = false;
      const pending = Promise.resolve(api.post(url, login, from('203.0.113.120'))).finally(() => {
        isAnswered = true;
      });
      while (!isAnswered && (await countBlocked(api.db)) === 0) await setTimeout(5);
      return { pending };
    });
    assert.equal((await answer.pending).statusCode, 401);
    const sessions = await api.db
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', user.id)
      .execute();
    assert.equal(sessions.length, 1, 'only the one of the registration');
  });

  test('the window ends', async () => {
    const here = from('203.0.113.90');
    for (let i = 0; i < 11; i += 1) await api.post(url, wrong, here);
    await sql`update throttle set window_ends_at = now() where key like 'login:203.0.113.90%'`.execute(
      api.db,
    );
    assert.equal((await api.post(url, wrong, here)).statusCode, 401);
  });

  test('an address forwarded by an untrusted proxy changes nothing', async () => {
    const here = '203.0.113.99';
    const send = (i: number) =>
      api.post(url, wrong, { remoteAddress: here, headers: { 'x-forwarded-for': `192.0.2.${i}` } });
    for (let i = 0; i < 10; i += 1) await send(i);
    assert.equal((await send(11)).statusCode, 429);
  });

  test('a trusted proxy says whose address it is', async () => {
    const behind = await startTestApi({
      trustedProxies: '203.0.113.0/24',
      failedLoginsPerAccount: 1,
    });
    try {
      const send = (client: string) =>
        behind.post(url, wrong, {
          remoteAddress: '203.0.113.7',
          headers: { 'x-forwarded-for': client },
        });
      assert.equal((await send('192.0.2.1')).statusCode, 401);
      assert.equal((await send('192.0.2.1')).statusCode, 429);
      assert.equal((await send('192.0.2.2')).statusCode, 401);
    } finally {
      await behind.stop();
    }
  });
});
