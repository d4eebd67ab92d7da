import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertMatches } from '../testing/assert-matches.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';
import { someone } from './someone.ts';

const url = '/api/auth/register/';

describe('POST /auth/register/', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ registrationsPerAddress: 1000 });
  });
  after(() => api.stop());

  const errorsOf = async (body: unknown) => {
    const answer = await api.post(url, body as object);
    assert.equal(answer.statusCode, 400, answer.body);
    return answer.json();
  };

  test('answers 201 with the user and two tokens', async () => {
    const answer = await api.post(url, someone({ email: 'asha@example.com' }));
    assert.equal(answer.statusCode, 201);
    assertMatches('AuthTokens', answer.json());
    const { user } = answer.json();
    assert.equal(user.email, 'asha@example.com');
    assert.equal(user.email_verified, false);
    assert.equal(answer.headers['cache-control'], 'no-store');
    const me = await api.get('/api/auth/me/', { authorization: `Bearer ${answer.json().access}` });
    assert.deepEqual(me.json(), user);
  });

  test('never stores the password as it is', async () => {
    await api.post(url, someone({ email: 'hash@example.com', password: 'plain to see' }));
    const { password_hash } = await api.db
      .selectFrom('account')
      .select('password_hash')
      .where('email', '=', 'hash@example.com')
      .executeTakeFirstOrThrow();
    assert.match(password_hash ?? '', /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('of several registrations of one email at once exactly one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        api.post(url, someone({ email: i % 2 ? 'race@example.com' : 'RACE@example.com' })),
      ),
    );
    const statuses = answers.map((answer) => answer.statusCode).sort();
    assert.deepEqual(statuses, [201, ...Array(7).fill(400)]);
    for (const lost of answers.filter((answer) => answer.statusCode === 400)) {
      assert.deepEqual(
        lost.json(),
        withCodes({ email: ['A user with this email already exists.'] }),
      );
    }
  });

  test('derives the username from the email and appends a suffix when it is taken', async () => {
    const first = await api.post(url, someone({ email: 'ravi@one.example' }));
    const second = await api.post(url, someone({ email: 'ravi@two.example' }));
    const third = await api.post(url, someone({ email: 'x@three.example', username: 'RAVI' }));
    assert.equal(first.json().user.username, 'ravi');
    assert.match(second.json().user.username, /^ravi\d+$/);
    assert.match(third.json().user.username, /^RAVI\d+$/);
  });

  test('many of one name at once all get a username of their own', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        api.post(url, someone({ email: `info@firm${i}.example` })),
      ),
    );
    const names = answers.map((answer) => answer.json().user.username);
    assert.equal(new Set(names).size, 10);
  });

  test('a username of 150 characters leaves room for its suffix', async () => {
    const username = 'n'.repeat(150);
    await api.post(url, someone({ username }));
    const second = await api.post(url, someone({ username }));
    assert.equal(second.statusCode, 201);
    assert.equal(second.json().user.username.length, 150);
  });

  test('keeps an international domain in its ASCII form', async () => {
    const answer = await api.post(url, someone({ email: 'meera@आँगन.भारत' }));
    assert.match(answer.json().user.email, /^meera@xn--/);
  });

  test('keeps blanks at the ends of a password', async () => {
    const body = someone({ password: ' spaced out ' });
    await api.post(url, body);
    const login = (password: string) =>
      api.post('/api/auth/login/', { email: body.email, password });
    assert.equal((await login(' spaced out ')).statusCode, 200);
    assert.equal((await login('spaced out')).statusCode, 401);
  });

  test('an optional field sent blank means unset', async () => {
    const answer = await api.post(url, someone({ phone: '', bio: '', username: '' }));
    const { phone, bio } = answer.json().user;
    assert.deepEqual([answer.statusCode, phone, bio], [201, null, null]);
  });

  test('cannot make an operator, an integrator or a verified address', async () => {
    const sent = someone({
      is_staff: true,
      is_integrator: true,
      email_verified: true,
      id: 1,
      nonsense: {},
    });
    const { user } = (await api.post(url, sent)).json();
    assert.deepEqual(
      [user.is_staff, user.is_integrator, user.email_verified],
      [false, false, false],
    );
  });

  test('stores which terms were accepted when their version is sent', async () => {
    const { user } = (
      await api.post(url, someone({ is_vendor: true, terms_version: '2026-01' }))
    ).json();
    const { user: silent } = (await api.post(url, someone())).json();
    const stored = await api.db
      .selectFrom('terms_acceptance')
      .select(['account_id', 'document', 'version'])
      .where('account_id', 'in', [user.id, silent.id])
      .execute();
    assert.deepEqual(stored, [
      { account_id: user.id, document: 'vendor-terms', version: '2026-01' },
    ]);
  });

  test('leaves nothing behind when it is refused', async () => {
    const count = () =>
      api.db
        .selectFrom('account')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirst();
    const earlier = await count();
    await errorsOf(someone({ email: 'asha@example.com' }));
    assert.deepEqual(await count(), earlier);
  });
});

test('registrations from one address are throttled', async () => {
  const api = await startTestApi({ registrationsPerAddress: 3 });
  try {
    for (let i = 0; i < 3; i += 1) assert.equal((await api.post(url, someone())).statusCode, 201);
    const refused = await api.post(url, someone());
    assert.equal(refused.statusCode, 429);
    const elsewhere = await api.post(url, someone(), { remoteAddress: '203.0.113.9' });
    assert.equal(elsewhere.statusCode, 201);
  } finally {
    await api.stop();
  }
});
