import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';
import { someone } from './someone.ts';

const url = '/api/auth/register/';

describe('what POST /auth/register/ refuses', () => {
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

  test('normalises the email, and refuses one that is taken in any case', async () => {
    const answer = await api.post(url, someone({ email: '  MiXed@Example.COM ' }));
    assert.equal(answer.json().user.email, 'mixed@example.com');
    assert.deepEqual(
      await errorsOf(someone({ email: 'MIXED@example.com' })),
      withCodes({
        email: ['A user with this email already exists.'],
      }),
    );
  });

  test('names an address that is taken beside the faults of other fields', async () => {
    await api.post(url, someone({ email: 'known@example.com' }));
    const refused = await errorsOf(someone({ email: ' Known@Example.com', password: 'short' }));
    assert.deepEqual(refused.email, ['A user with this email already exists.']);
    assert.equal(refused.password.length, 1);
    const other = await errorsOf(someone({ email: 'new@example.com', password: 'short' }));
    assert.equal(other.email, undefined);
  });

  test('counts a question about an address as a registration, also beside other faults', async () => {
    const own = await startTestApi({ registrationsPerAddress: 2 });
    try {
      const statuses: number[] = [];
      for (const at of [1, 2, 3]) {
        const body = someone({ email: `at${at}@example.com`, password: 'short' });
        statuses.push((await own.post(url, body)).statusCode);
      }
      assert.deepEqual(statuses, [400, 400, 429]);
    } finally {
      await own.stop();
    }
  });

  for (const password of [
    'password',
    'PASSWORD',
    '1234567890',
    'aangan-2026',
    'Aangan Interior Designers #1',
    'qwertyuiop',
  ]) {
    test(`refuses a password that is easy to guess: ${password}`, async () => {
      const sentence = 'This password is easy to guess. Please choose a less common one.';
      const refused = await errorsOf(someone({ password }));
      assert.deepEqual(refused, withCodes({ password: [sentence] }));
    });
  }

  test('takes a password that has a word of this site among others', async () => {
    const password = 'aangan of my aunt';
    const answer = await api.post('/api/auth/register/', someone({ password }));
    assert.equal(answer.statusCode, 201, answer.body);
  });

  test('names every missing field', async () => {
    const required = ['This field is required.'];
    assert.deepEqual(
      await errorsOf({}),
      withCodes({
        email: required,
        password: required,
        first_name: required,
        last_name: required,
      }),
    );
    assert.deepEqual(
      await errorsOf({ ...someone(), last_name: undefined }),
      withCodes({
        last_name: required,
      }),
    );
  });

  test('refuses blank, null and wrongly typed fields in DRF’s words', async () => {
    assert.deepEqual(
      await errorsOf({
        email: ' ',
        password: '',
        first_name: null,
        last_name: [],
        is_vendor: 'maybe',
      }),
      withCodes({
        email: ['This field may not be blank.'],
        password: ['This field may not be blank.'],
        first_name: ['This field may not be null.'],
        last_name: ['Not a valid string.'],
        is_vendor: ['Must be a valid boolean.'],
      }),
    );
    assert.deepEqual(
      await errorsOf([]),
      withCodes({
        non_field_errors: ['Invalid data. Expected a dictionary, but got list.'],
      }),
    );
  });

  test('refuses what is no email address', async () => {
    for (const email of [
      'asha',
      'asha@',
      '@example.com',
      'a b@example.com',
      'a@b',
      'a..b@example.com',
      'a@-x.com',
    ]) {
      assert.deepEqual(
        await errorsOf(someone({ email })),
        withCodes({ email: ['Enter a valid email address.'] }),
        email,
      );
    }
  });

  test('asks for 8 characters of password', async () => {
    assert.deepEqual(
      await errorsOf(someone({ password: '1234567' })),
      withCodes({
        password: ['Ensure this field has at least 8 characters.'],
      }),
    );
    assert.equal((await api.post(url, someone({ password: 'q7 jhola' }))).statusCode, 201);
  });

  test('bounds every text', async () => {
    const errors = await errorsOf(
      someone({
        email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(200)}.example`,
        password: 'x'.repeat(1025),
        first_name: 'x'.repeat(151),
        last_name: 'x'.repeat(151),
        username: 'x'.repeat(151),
        phone: '1'.repeat(33),
        bio: 'x'.repeat(5001),
      }),
    );
    const fields = [
      'bio',
      'codes',
      'email',
      'first_name',
      'last_name',
      'password',
      'phone',
      'username',
    ];
    assert.deepEqual(Object.keys(errors).sort(), fields);
    assert.deepEqual(errors.first_name, ['Ensure this field has no more than 150 characters.']);
  });

  test('takes a loose phone number and refuses letters', async () => {
    const taken = await api.post(url, someone({ phone: ' +91 (80) 4125-6610 ' }));
    assert.equal(taken.json().user.phone, '+91 (80) 4125-6610');
    assert.deepEqual(
      await errorsOf(someone({ phone: 'call me' })),
      withCodes({
        phone: ['Please enter a valid phone number'],
      }),
    );
  });

  test('takes each role alone and refuses two', async () => {
    for (const role of ['is_designer', 'is_architect', 'is_vendor']) {
      const answer = await api.post(url, someone({ [role]: true, last_name: '' }));
      assert.equal(answer.json().user[role], true);
    }
    assert.deepEqual(
      await errorsOf(someone({ is_designer: true, is_vendor: true })),
      withCodes({
        non_field_errors: ['Only one role can be chosen.'],
      }),
    );
  });

  test('refuses U+0000 and broken UTF-16 as 400', async () => {
    assert.deepEqual(
      await errorsOf(someone({ first_name: 'a\u0000b' })),
      withCodes({
        first_name: ['Null characters are not allowed.'],
      }),
    );
    assert.deepEqual(
      await errorsOf(someone({ first_name: '\ud800' })),
      withCodes({
        first_name: ['Not a valid string.'],
      }),
    );
  });
});
