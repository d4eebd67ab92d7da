import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertMatches } from '../testing/assert-matches.ts';
import { makeDesigner } from '../testing/make-designer.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';
import { ask, requestCalls, type SignedIn } from './request-calls.ts';

describe('rules for connection requests', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { client, connect, act, received, firm } = requestCalls(() => api);

  test('roles: clients send, firms receive, guests neither', async () => {
    const [meera, studio] = [await client(), await firm('designer')];
    for (const role of ['designer', 'architect', 'vendor'] as const) {
      assert.equal(
        (await connect(await signUp(api, role), { designer: studio.id })).statusCode,
        403,
      );
    }
    assert.equal(
      (await api.get('/api/designers/connection-requests/', meera.headers)).statusCode,
      403,
    );
    assert.equal(
      (await api.get('/api/designers/connection-requests/new/', meera.headers)).statusCode,
      403,
    );
    assert.equal(
      (await api.get('/api/client/connection-requests/', studio.owner.headers)).statusCode,
      403,
    );
    assert.equal(
      (await api.post('/api/client/connect/', { ...ask, designer: studio.id })).statusCode,
      401,
    );
    assert.equal((await api.get('/api/client/connection-requests/')).statusCode, 401);
    const architect = await signUp(api, 'architect');
    assert.deepEqual(await received(architect), [], 'also without a profile');
  });

  test('a budget that is too small is named beside the faults of other fields', async () => {
    const meera = await client();
    const addressee = { designer: (await firm('designer', { minimum: 140_000 })).id };
    const refused = await connect(meera, { ...addressee, budget: 3, phone: '-', timeline: '' });
    assert.equal(refused.statusCode, 400);
    const { codes, ...words } = refused.json();
    assert.deepEqual(Object.keys(words).sort(), ['budget', 'phone', 'timeline']);
    assert.deepEqual(words.budget, ['Minimum budget is ₹1,40,000']);
    for (const odd of [{ designer: 'x' }, { designer: 0 }, { budget: 'much' }]) {
      const answered = await connect(meera, { ...addressee, phone: '-', ...odd });
      assert.deepEqual([answered.statusCode, answered.json().codes.phone], [400, ['invalid']]);
    }
  });

  test('the smallest budget is the designer’s, 1,00,000 without one, the vendor’s order value, else none', async () => {
    const meera = await client();
    const cases = [
      {
        addressee: { designer: (await firm('designer', { minimum: 140_000 })).id },
        least: 140_000,
        words: 'Minimum budget is ₹1,40,000',
      },
      {
        addressee: { designer: (await firm('designer')).id },
        least: 100_000,
        words: 'Minimum budget is ₹1,00,000',
      },
      {
        addressee: { vendor: (await firm('vendor', { minimum: 5_000 })).id },
        least: 5_000,
        words: 'Minimum order is ₹5,000',
      },
      {
        addressee: { vendor: (await firm('vendor', { minimum: 0 })).id },
        least: 0,
        words: 'Minimum order is ₹0',
      },
    ];
    for (const { addressee, least, words } of cases) {
      const refused = await connect(meera, { ...addressee, budget: least - 1 });
      assert.deepEqual(refused.json(), withCodes({ budget: [words] }));
      assert.equal((await connect(meera, { ...addressee, budget: String(least) })).statusCode, 201);
    }
  });

  test('every field is held to its rule', async () => {
    const [meera, studio] = [await client(), await firm('designer')];
    const bare = await api.post('/api/client/connect/', {}, { headers: meera.headers });
    assert.deepEqual(Object.keys(bare.json()).sort(), [
      'budget',
      'codes',
      'email',
      'first_name',
      'last_name',
      'non_field_errors',
      'phone',
      'project_type',
      'timeline',
    ]);
    const cases: [string, unknown, string][] = [
      ['phone', 'call me', 'Invalid phone number'],
      ['phone', '', 'This field may not be blank.'],
      ['email', 'meera', 'Enter a valid email address.'],
      ['project_type', 'castle', '"castle" is not a valid choice.'],
      ['timeline', 'x'.repeat(101), 'Ensure this field has no more than 100 characters.'],
      [
        'project_description',
        'x'.repeat(10_000),
        'Ensure this field has no more than 5000 characters.',
      ],
      ['budget', 1_000_000_000_001, 'Ensure this value is less than or equal to 1000000000000.'],
      ['budget', 'plenty', 'A valid integer is required.'],
      ['first_name', 'x'.repeat(151), 'Ensure this field has no more than 150 characters.'],
      ['last_name', 'a\u0000', 'Null characters are not allowed.'],
    ];
    for (const [field, value, message] of cases) {
      const answer = await connect(meera, { designer: studio.id, [field]: value });
      assert.equal(answer.statusCode, 400, field);
      assert.deepEqual(answer.json(), withCodes({ [field]: [message] }));
    }
    assert.equal((await connect(meera, { designer: studio.id, budget: 1e12 })).statusCode, 201);
  });

  test('the addressee must be one verified firm', async () => {
    const meera = await client();
    const { id: unverified } = await makeDesigner(api.db, { isVerified: false });
    const gone = (id: number) => [`Invalid pk "${id}" - object does not exist.`];
    assert.deepEqual(
      (await connect(meera, { designer: 999_999 })).json(),
      withCodes({
        designer: gone(999_999),
      }),
    );
    assert.deepEqual(
      (await connect(meera, { designer: unverified })).json(),
      withCodes({
        designer: gone(unverified),
      }),
    );
    for (const both of [{}, { designer: 1, vendor: 1 }, { designer: null }]) {
      assert.deepEqual(
        (await connect(meera, both)).json(),
        withCodes({
          non_field_errors: ['Name one designer or one vendor.'],
        }),
      );
    }
  });

  test('check-connection answers for the caller’s own address only', async () => {
    const [meera, studio] = [await client(), await firm('designer')];
    const { email } = (await api.get('/api/auth/me/', meera.headers)).json();
    const check = async (who: SignedIn, address: string, more = '') =>
      (
        await api.get(
          `/api/client/check-connection/${studio.id}/?email=${encodeURIComponent(address)}${more}`,
          who.headers,
        )
      ).json();
    assert.equal(await check(meera, email), null);
    const { id } = (await connect(meera, { designer: studio.id })).json();
    const found = await check(meera, email.toUpperCase());
    assertMatches('ConnectionRequest', found);
    assert.equal(found.id, id);
    assert.equal(await check(meera, email, '&kind=vendor'), null);
    assert.equal(await check(await client('Asha'), email), null);
    assert.equal(await check(meera, ''), null);
    await act(studio.owner, id, 'reject');
    assert.equal((await check(meera, email)).status, 'rejected');
    await act(meera, id, 'reopen');
    await act(meera, id, 'revoke');
    assert.equal(await check(meera, email), null);
    const guest = await api.get(`/api/client/check-connection/${studio.id}/?email=${email}`);
    assert.equal(guest.statusCode, 401);
    assert.equal((await api.get('/api/client/check-connection/x/', meera.headers)).statusCode, 404);
  });
});
