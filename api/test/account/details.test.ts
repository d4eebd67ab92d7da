import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertMatches } from '../testing/assert-matches.ts';
import { makeVendor } from '../testing/make-vendor.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';

const url = '/api/auth/me/';

describe('PATCH /auth/me/', () => {
  let api: TestApi;
  let client: Awaited<ReturnType<typeof signUp>>;
  before(async () => {
    api = await startTestApi();
    client = await signUp(api, 'client', 'Asha');
  });
  after(() => api.stop());
  const patch = (payload: unknown, headers = client.headers) =>
    api.call('PATCH', url, { payload: payload as object, headers });
  const errorsOf = async (payload: unknown, headers = client.headers) => {
    const answer = await patch(payload, headers);
    assert.equal(answer.statusCode, 400, answer.body);
    return answer.json();
  };

  test('changes what is sent, trimmed, and nothing else', async () => {
    const answer = await patch({ first_name: '  Meera ', phone: ' +91 80 4125 6610 ' });
    assert.equal(answer.statusCode, 200);
    assertMatches('User', answer.json());
    const { first_name, last_name, phone } = answer.json();
    assert.deepEqual([first_name, last_name, phone], ['Meera', 'Person', '+91 80 4125 6610']);
    assert.equal((await patch({ bio: 'Likes courtyards.' })).json().phone, '+91 80 4125 6610');
    assert.equal((await api.get(url, client.headers)).json().bio, 'Likes courtyards.');
  });

  test('nothing sent changes nothing, and no object is refused with what to send', async () => {
    const detailsBefore = (await api.get(url, client.headers)).json();
    assert.deepEqual((await patch({})).json(), detailsBefore);
    const expected =
      'Send a JSON object with what is to change: first_name, last_name, has_one_name, phone, bio or language.';
    const json = { ...client.headers, 'content-type': 'application/json' };
    for (const [body, headers] of [
      ['null', json],
      ['', json],
      [undefined, client.headers],
    ] as const) {
      assert.deepEqual(await errorsOf(body, headers), {
        non_field_errors: [expected],
        codes: { non_field_errors: ['invalid'] },
      });
    }
  });

  test('phone and bio sent blank or null are unset', async () => {
    for (const nothing of ['', '   ', null]) {
      await patch({ phone: '123456', bio: 'Something.' });
      const { phone, bio } = (await patch({ phone: nothing, bio: nothing })).json();
      assert.deepEqual([phone, bio], [null, null]);
    }
  });

  test('a first name is never blank, a last name only for firms', async () => {
    const blank = ['This field may not be blank.'];
    assert.deepEqual(
      await errorsOf({ first_name: ' ', last_name: '' }),
      withCodes({ first_name: blank }),
    );
    assert.deepEqual(await errorsOf({ last_name: ' ' }), withCodes({ last_name: blank }));
    for (const role of ['designer', 'architect', 'vendor'] as const) {
      const firm = await signUp(api, role);
      assert.equal((await patch({ last_name: 'Sons' }, firm.headers)).statusCode, 200);
      assert.equal((await patch({ last_name: '' }, firm.headers)).json().last_name, '');
      assert.deepEqual(
        await errorsOf({ first_name: '' }, firm.headers),
        withCodes({ first_name: blank }),
      );
    }
  });

  test('a phone is digits, spaces, hyphens, parentheses and a leading +', async () => {
    assert.equal((await patch({ phone: '+(080) 41-25' })).statusCode, 200);
    assert.deepEqual(
      await errorsOf({ phone: 'call me' }),
      withCodes({
        phone: ['Please enter a valid phone number'],
      }),
    );
  });

  test('refuses wrong types, nulls, U+0000 and texts without end, each under its field', async () => {
    const long = await errorsOf({
      first_name: 'x'.repeat(151),
      last_name: 'x'.repeat(151),
      phone: '1'.repeat(33),
      bio: 'x'.repeat(5001),
    });
    assert.deepEqual(
      long,
      withCodes({
        first_name: ['Ensure this field has no more than 150 characters.'],
        last_name: ['Ensure this field has no more than 150 characters.'],
        phone: ['Ensure this field has no more than 32 characters.'],
        bio: ['Ensure this field has no more than 5000 characters.'],
      }),
    );
    assert.deepEqual(
      await errorsOf({ first_name: null, last_name: {}, phone: [], bio: true }),
      withCodes({
        first_name: ['This field may not be null.'],
        last_name: ['Not a valid string.'],
        phone: ['Not a valid string.'],
        bio: ['Not a valid string.'],
      }),
    );
    assert.deepEqual(
      await errorsOf({ bio: 'a\u0000b' }),
      withCodes({
        bio: ['Null characters are not allowed.'],
      }),
    );
    assert.deepEqual(
      await errorsOf([]),
      withCodes({
        non_field_errors: ['Invalid data. Expected a dictionary, but got list.'],
      }),
    );
  });

  test('leaves roles, rights, address and what is unknown alone', async () => {
    const former = (await api.get(url, client.headers)).json();
    const sent = {
      is_staff: true,
      is_integrator: true,
      is_vendor: true,
      email: 'other@example.com',
      email_verified: true,
      username: 'other',
      id: 1,
      avatar: '/x.png',
      nonsense: {},
    };
    assert.deepEqual((await patch(sent)).json(), former);
  });

  test('the name of a firm is the name on its page', async () => {
    const { id, accountId } = await makeVendor(api.db, { name: 'Old Looms' });
    const vendor = await signUp(api, 'vendor');
    await api.db
      .updateTable('vendor_profile')
      .set({ account_id: vendor.id } as never)
      .where('account_id', '=', accountId)
      .execute();
    await patch({ first_name: 'New Looms' }, vendor.headers);
    assert.match((await api.get(`/api/designers/vendors/${id}/`)).body, /New Looms/);
  });

  test('needs a signed-in caller', async () => {
    assert.equal((await api.call('PATCH', url, { payload: {} })).statusCode, 401);
  });
});
