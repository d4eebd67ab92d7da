import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { provedHeaders } from '../testing/proved-headers.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { createAuthenticator } from './authenticator.ts';
import { factorCalls, type Headers } from './factor-calls.ts';

describe('passkeys', () => {
  let api: TestApi;
  let calls: ReturnType<typeof factorCalls>;
  before(async () => {
    api = await startTestApi();
    calls = factorCalls(api);
  });
  after(() => api.stop());
  const begin = async () => (await calls.post('passkey/options/')).json();
  const withPasskey = async () => {
    const account = await signUp(api, 'client');
    return { ...account, ...(await calls.addPasskey(account.headers)) };
  };

  test('one alone signs in, without address and password', async () => {
    const { email, authenticator } = await withPasskey();
    const { token, options } = await begin();
    assert.equal(options.rpId, 'aangan.test');
    assert.equal(options.userVerification, 'required');
    assert.equal(options.allowCredentials, undefined);
    const passkey = authenticator.get(options);
    const answer = await calls.post('passkey/', { token, passkey });
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(answer.json().user.email, email);
    const again = await calls.post('passkey/', { token, passkey });
    assert.equal(again.json().code, 'challenge_ended');
  });

  test('one is the second step too', async () => {
    const { email, authenticator } = await withPasskey();
    const { token, ways, passkey: options } = (await calls.login(email)).json().second_factor;
    assert.deepEqual(ways, ['passkey', 'recovery-code']);
    assert.deepEqual(
      options.allowCredentials.map(({ id }: { id: string }) => id),
      [authenticator.id],
    );
    const passkey = authenticator.get(options);
    const answer = await calls.post('login/second/', { token, passkey });
    assert.equal(answer.statusCode, 200, answer.body);
  });

  test('an answer of another origin, without the person, of another challenge or account is refused', async () => {
    const { email, authenticator } = await withPasskey();
    const other = await withPasskey();
    for (const changes of [
      { origin: 'https://aangan.example' },
      { isVerified: false },
      { userHandle: Buffer.from('account-1').toString('base64url') },
    ]) {
      const { token, options } = await begin();
      const passkey = authenticator.get(options, changes);
      const answer = await calls.post('passkey/', { token, passkey });
      assert.equal(answer.json().code, 'passkey_refused', JSON.stringify(changes));
      const corrected = authenticator.get(options);
      const retried = await calls.post('passkey/', { token, passkey: corrected });
      assert.equal(retried.json().code, 'challenge_ended');
    }
    const { token } = await begin();
    const passkey = authenticator.get((await begin()).options);
    assert.equal((await calls.post('passkey/', { token, passkey })).statusCode, 400);
    const asked = (await calls.login(email)).json().second_factor;
    const ofOther = other.authenticator.get(asked.passkey);
    const answer = await calls.post('login/second/', { token: asked.token, passkey: ofOther });
    assert.equal(answer.json().code, 'passkey_refused');
  });

  test('one whose counter goes back is refused, as that of a copy', async () => {
    const { authenticator } = await withPasskey();
    const sign = async (counter: number) => {
      const { token, options } = await begin();
      const passkey = authenticator.get(options, { counter });
      return (await calls.post('passkey/', { token, passkey })).statusCode;
    };
    assert.deepEqual(
      [await sign(7), await sign(7), await sign(3), await sign(8)],
      [200, 400, 400, 200],
    );
  });

  test('one that was made on another origin, or belongs to an account, is not added', async () => {
    const { headers } = await signUp(api, 'client');
    const authenticator = createAuthenticator();
    const options = async (of: Headers) =>
      (await calls.post('factors/passkeys/options/', undefined, of)).json();
    const elsewhere = await options(headers);
    const made = authenticator.create(elsewhere.options, { origin: 'https://evil.example' });
    const body = { token: elsewhere.token, passkey: made };
    assert.equal(
      (await calls.post('factors/passkeys/', body, headers)).json().code,
      'passkey_refused',
    );
    const own = await options(headers);
    const first = { token: own.token, passkey: authenticator.create(own.options) };
    assert.equal((await calls.post('factors/passkeys/', first, headers)).statusCode, 200);
    const other = await signUp(api, 'client');
    const theirs = await options(other.headers);
    const second = { token: theirs.token, passkey: authenticator.create(theirs.options) };
    const answer = await calls.post('factors/passkeys/', second, other.headers);
    assert.equal(answer.json().code, 'passkey_known');
  });

  test('a question to one account is not answered by another', async () => {
    const [one, other] = [await signUp(api, 'client'), await signUp(api, 'client')];
    const asked = (await calls.post('factors/passkeys/options/', undefined, one.headers)).json();
    const body = { token: asked.token, passkey: createAuthenticator().create(asked.options) };
    const answer = await calls.post('factors/passkeys/', body, other.headers);
    assert.equal(answer.json().code, 'challenge_ended');
  });

  test('they have names, which can be changed and are not too long', async () => {
    const { headers } = await signUp(api, 'client');
    const { id } = await calls.addPasskey(headers);
    const rename = (name: string) =>
      api.call('PATCH', `/api/auth/factors/passkeys/${id}/`, { headers, payload: { name } });
    assert.equal((await rename('My phone')).json().passkeys[0].name, 'My phone');
    const long = await rename('x'.repeat(10_000));
    assert.deepEqual(long.json().codes, { name: ['max_length'] });
    assert.deepEqual((await rename(' ')).json().codes, { name: ['blank'] });
  });

  test('an account has at most 20', async () => {
    const { id, headers } = await signUp(api, 'client');
    await sql`insert into passkey (account_id, credential_id, public_key, counter, name)
      select ${id}, 'made-' || ${id}::text || '-' || n, 'x', 0, 'x' from generate_series(1, 20) n`.execute(
      api.db,
    );
    const proved = provedHeaders(api, headers, { by: 'passkey' });
    const answer = await calls.post('factors/passkeys/options/', undefined, proved);
    assert.equal(answer.statusCode, 409);
    assert.equal(answer.json().code, 'passkeys_full');
  });

  test('an account that is suspended or being erased does not sign in with one', async () => {
    const { id, headers } = await signUp(api, 'client');
    const { authenticator } = await calls.addPasskey(headers);
    await sql`update account set is_active = false, deactivated_at = now() where id = ${id}`.execute(
      api.db,
    );
    const { token, options } = await begin();
    const answer = await calls.post('passkey/', { token, passkey: authenticator.get(options) });
    assert.equal(answer.statusCode, 401);
    assert.equal(answer.json().code, 'no_active_account');
  });
});
