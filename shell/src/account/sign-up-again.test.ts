import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser } from '@aangan/host/testing';
import { describe, expect, test } from '@jest/globals';
import { createShellStore } from '../store/create-store.ts';
import { createShellSession } from './shell-session.ts';

const signUp = endpoint('post', '/auth/register/');
const registration = {
  email: 'asha@example.in',
  username: 'asha',
  password: 'a long password',
  first_name: 'Asha',
  last_name: 'Rao',
  phone: '',
  bio: '',
  is_designer: false,
  is_architect: false,
  is_vendor: false,
  terms_version: '1',
};

/** An API that knows the keys of sign-ups, and loses the answer to each first one. */
function apiThatLosesAnswers() {
  const api = scriptApi();
  const accounts = new Map<unknown, string | undefined>();
  api.answer(signUp, ({ body, idempotencyKey }) => {
    const { email } = body as typeof registration;
    if (!accounts.has(email)) {
      accounts.set(email, idempotencyKey);
      return 'offline';
    }
    const isSame = idempotencyKey !== undefined && idempotencyKey === accounts.get(email);
    if (!isSame) return { status: 400, body: { email: ['taken'] } };
    return { status: 201, body: { user: aUser({ email }), access: 'a1', refresh: 'r1' } };
  });
  const { current } = createShellSession(createShellStore(api.client).store, () => 'here');
  return { api, register: current().register };
}

describe('a sign-up whose answer was lost', () => {
  test('signs in the account that it made when it is sent again', async () => {
    const { api, register } = apiThatLosesAnswers();
    await expect(register(registration)).rejects.toMatchObject({ problem: { kind: 'network' } });
    await expect(register({ ...registration })).resolves.toMatchObject({
      email: 'asha@example.in',
    });
    expect(api.client.tokens.read()).toEqual({ access: 'a1', refresh: 'r1' });
  });

  test('does not answer for another account', async () => {
    const { api, register } = apiThatLosesAnswers();
    await expect(register(registration)).rejects.toThrow();
    await expect(register({ ...registration, email: 'ravi@example.in' })).rejects.toThrow();
    const [first, second] = api.requests.map(({ idempotencyKey }) => idempotencyKey);
    expect(second).not.toBe(first);
  });
});
