import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { emailLinkCalls } from '../auth/email-link-calls.ts';
import { mailsTo } from '../testing/mails-to.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { codeOf, factorCalls, laterCode } from './factor-calls.ts';

const inHindi = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));

describe('a second factor', () => {
  let api: TestApi;
  let calls: ReturnType<typeof factorCalls>;
  before(async () => {
    api = await startTestApi();
    calls = factorCalls(api);
  });
  after(() => api.stop());
  const { resetTokenOf } = emailLinkCalls(() => api);
  const withApp = async () => {
    const account = await signUp(api, 'client');
    return { ...account, ...(await calls.addApp(account.headers)) };
  };
  const asked = async (email: string) => (await calls.login(email)).json().second_factor;
  const second = async (email: string, proof: object) => {
    const { token } = await asked(email);
    return calls.post('login/second/', { token, ...proof });
  };

  test('is asked for after the password, with a word and a token that the second request needs', async () => {
    const { email, secret } = await withApp();
    const answer = await calls.login(email);
    assert.equal(answer.statusCode, 401);
    const { code, second_factor: request, access } = answer.json();
    assert.equal(code, 'second_factor_required');
    assert.equal(access, undefined);
    assert.deepEqual(request.ways, ['app', 'recovery-code']);
    assert.equal(request.passkey, null);
    const signedIn = await calls.post('login/second/', {
      token: request.token,
      app_code: laterCode(secret),
    });
    assert.equal(signedIn.statusCode, 200);
    assert.equal(signedIn.json().user.email, email);
    const headers = { authorization: `Bearer ${signedIn.json().access}` };
    assert.equal((await api.get('/api/auth/me/', headers)).statusCode, 200);
    const again = await calls.post('login/second/', {
      token: request.token,
      app_code: laterCode(secret),
    });
    assert.equal(again.json().code, 'challenge_ended');
  });

  test('is not asked for where there is none', async () => {
    const { email } = await signUp(api, 'client');
    assert.equal((await calls.login(email)).statusCode, 200);
  });

  test('is not proved by the password', async () => {
    const { email } = await withApp();
    const answer = await second(email, { password: 'a good password' });
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(answer.json().codes, { app_code: ['required'] });
  });

  test('a code of an app is taken in Devanagari and with spaces, and from a clock that is half a minute off', async () => {
    for (const typed of [
      (code: string) => inHindi(code),
      (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `,
    ]) {
      const { email, secret } = await withApp();
      const answer = await second(email, { app_code: typed(laterCode(secret)) });
      assert.equal(answer.statusCode, 200, answer.body);
    }
  });

  test('a code of five minutes ago is refused with advice about the clock', async () => {
    const { email, secret } = await withApp();
    const answer = await second(email, { app_code: codeOf(secret, Date.now() - 300_000) });
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(answer.json().codes, { app_code: ['wrong_code'] });
    assert.match(answer.json().app_code[0], /the phone sets its clock by itself/);
  });

  test('a code works once, also of two requests at the same time', async () => {
    const { email, secret } = await withApp();
    const code = laterCode(secret);
    const tokens = [await asked(email), await asked(email)];
    const answers = await Promise.all(
      tokens.map(({ token }) => calls.post('login/second/', { token, app_code: code })),
    );
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400]);
    const refused = answers.find(({ statusCode }) => statusCode === 400);
    assert.deepEqual(refused?.json().codes, { app_code: ['used_code'] });
  });

  test('a wrong code may be corrected, and guesses end', async () => {
    const { email, secret } = await withApp();
    const { token } = await asked(email);
    const wrong = { token, app_code: '000000' };
    assert.equal((await calls.post('login/second/', wrong)).statusCode, 400);
    const right = { token, app_code: laterCode(secret) };
    assert.equal((await calls.post('login/second/', right)).statusCode, 200);
    const guessed = await asked(email);
    const codes = Array.from({ length: 11 }, (_, at) => ({
      token: guessed.token,
      app_code: String(100_000 + at),
    }));
    const statuses: number[] = [];
    for (const guess of codes) {
      statuses.push((await calls.post('login/second/', guess)).statusCode);
    }
    assert.equal(statuses[9], 400);
    assert.equal(statuses[10], 429);
  });

  test('a recovery code works once, typed in small letters with spaces', async () => {
    const { email, codes } = await withApp();
    assert.equal(codes.length, 10);
    const [code = ''] = codes;
    // 24 of 32 letters: 120 random bits, as a secret that is stored with a fast hash needs at least 112.
    assert.match(code, /^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){5}$/);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    assert.equal((await second(email, { recovery_code: typed })).statusCode, 200);
    const again = await second(email, { recovery_code: code });
    assert.deepEqual(again.json().codes, { recovery_code: ['wrong_recovery_code'] });
    const told = (await mailsTo(api, email)).map(({ subject }) => subject);
    assert.equal(told.filter((it) => it === 'A recovery code of your account was used').length, 1);
  });

  test('new recovery codes end those from before, and only their hashes are stored', async () => {
    const { email, headers, codes, secret } = await withApp();
    const { access } = (await second(email, { app_code: laterCode(secret) })).json();
    assert.equal(
      (await calls.post('factors/recovery-codes/', undefined, headers)).json().code,
      'proof_required',
    );
    const proved = { authorization: `Bearer ${access}` };
    const made = await calls.post('factors/recovery-codes/', undefined, proved);
    assert.equal(made.json().recovery_codes.length, 10);
    const [old = ''] = codes;
    assert.equal((await second(email, { recovery_code: old })).statusCode, 400);
    const { rows } = await sql<{ stored: string }>`
      select string_agg(r::text, ' ') as stored from recovery_code r`.execute(api.db);
    for (const code of made.json().recovery_codes) assert.ok(!rows[0]?.stored.includes(code));
  });

  test('the secret of an app is stored encrypted', async () => {
    const { secret, id } = await withApp();
    const { sealed_secret: sealed } = await api.db
      .selectFrom('authenticator_app')
      .select('sealed_secret')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    assert.ok(!sealed.includes(secret));
  });

  test('a question to another account, and one of five minutes ago, is over', async () => {
    const [one, other] = [await withApp(), await withApp()];
    const { token } = await asked(one.email);
    const answer = await calls.post('login/second/', { token, app_code: laterCode(other.secret) });
    assert.deepEqual(answer.json().codes, { app_code: ['wrong_code'] });
    await sql`update auth_challenge set expires_at = now()`.execute(api.db);
    const late = await calls.post('login/second/', { token, app_code: laterCode(one.secret) });
    assert.equal(late.statusCode, 409);
    assert.equal(late.json().code, 'challenge_ended');
  });

  test('a sign-in that waits for it ends with a new password and a suspension', async () => {
    const { email, id, secret } = await withApp();
    const { token } = await asked(email);
    await sql`update account set is_active = false, suspended_at = now(), suspended_reason = 'x'
      where id = ${id}`.execute(api.db);
    const suspended = await calls.post('login/second/', { token, app_code: laterCode(secret) });
    assert.equal(suspended.json().code, 'no_active_account');
  });

  test('is asked for after a new password by mail too', async () => {
    const { email, secret } = await withApp();
    const password = 'a newer password';
    const token = await resetTokenOf(email);
    const reset = await api.post('/api/auth/password/reset/', { token, password });
    assert.deepEqual([reset.statusCode, reset.body], [204, '']);
    const signedIn = await calls.post('login/', { email, password });
    assert.equal(signedIn.json().code, 'second_factor_required');
    const { token: question } = signedIn.json().second_factor;
    const proof = { token: question, app_code: laterCode(secret) };
    assert.equal((await calls.post('login/second/', proof)).statusCode, 200);
  });

  test('changing them is told by mail', async () => {
    const { email, headers } = await signUp(api, 'client');
    await calls.addApp(headers);
    const subjects = (await mailsTo(api, email)).map(({ subject }) => subject);
    assert.ok(subjects.includes('An authenticator app was added to your account'), `${subjects}`);
  });

  test('an account has one app, and it counts once a code of it was typed', async () => {
    const { headers, email } = await signUp(api, 'client');
    const begun = (await calls.post('factors/app/', undefined, headers)).json();
    assert.match(begun.url, /^otpauth:\/\/totp\/Aangan:/);
    assert.equal((await calls.login(email)).statusCode, 200);
    const wrong = { token: begun.token, app_code: '000000' };
    assert.equal((await calls.post('factors/app/confirm/', wrong, headers)).statusCode, 400);
    await calls.addApp(headers);
    assert.equal((await calls.login(email)).statusCode, 401);
    assert.equal(
      (await calls.post('factors/app/', undefined, headers)).json().code,
      'proof_required',
    );
  });
});
