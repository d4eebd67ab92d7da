import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertMatches } from '../testing/assert-matches.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';

const url = '/api/auth/me/email-preferences/';

describe('which mails an account wants', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const patch = (payload: unknown, headers: Record<string, string>) =>
    api.call('PATCH', url, { payload: payload as object, headers });

  test('every kind, until it says otherwise', async () => {
    const { headers } = await signUp(api, 'client');
    const answer = await api.get(url, headers);
    assert.equal(answer.statusCode, 200);
    assertMatches('EmailPreferences', answer.json());
    assert.deepEqual(answer.json(), {
      requests: true,
      reviews: true,
      messages: true,
      at_night: false,
    });
  });

  test('one kind changes without the other, and is remembered', async () => {
    const { headers } = await signUp(api, 'vendor');
    assert.deepEqual((await patch({ reviews: false }, headers)).json(), {
      requests: true,
      reviews: false,
      messages: true,
      at_night: false,
    });
    assert.deepEqual((await patch({ requests: false }, headers)).json(), {
      requests: false,
      reviews: false,
      messages: true,
      at_night: false,
    });
    await patch({ reviews: true }, headers);
    assert.deepEqual((await api.get(url, headers)).json(), {
      requests: false,
      reviews: true,
      messages: true,
      at_night: false,
    });
    assert.deepEqual((await patch({}, headers)).json(), {
      requests: false,
      reviews: true,
      messages: true,
      at_night: false,
    });
  });

  test('changes of both at one moment lose nothing of each other', async () => {
    const { headers } = await signUp(api, 'client');
    await Promise.all([patch({ requests: false }, headers), patch({ reviews: false }, headers)]);
    assert.deepEqual((await api.get(url, headers)).json(), {
      requests: false,
      reviews: false,
      messages: true,
      at_night: false,
    });
  });

  test('are each account’s own', async () => {
    const one = await signUp(api, 'client');
    const two = await signUp(api, 'client');
    await patch({ requests: false }, one.headers);
    assert.equal((await api.get(url, two.headers)).json().requests, true);
  });

  test('refuses what is no yes or no, and leaves what is unknown alone', async () => {
    const { headers } = await signUp(api, 'client');
    const answer = await patch({ requests: 'maybe', reviews: null }, headers);
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(
      answer.json(),
      withCodes({
        requests: ['Must be a valid boolean.'],
        reviews: ['This field may not be null.'],
      }),
    );
    const unknown = await patch({ account_id: 1, security: false }, headers);
    assert.deepEqual(unknown.json(), {
      requests: true,
      reviews: true,
      messages: true,
      at_night: false,
    });
  });

  test('needs a signed-in caller', async () => {
    assert.equal((await api.get(url)).statusCode, 401);
    assert.equal((await api.call('PATCH', url, { payload: {} })).statusCode, 401);
  });
});
