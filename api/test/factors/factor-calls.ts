import assert from 'node:assert/strict';
import { Secret, TOTP } from 'otpauth';
import { signUpPassword } from '../testing/sign-up.ts';
import type { TestApi } from '../testing/start-test-api.ts';
import { createAuthenticator } from './authenticator.ts';

export type Headers = Record<string, string>;

/** The code that an app shows, by default now. */
export const codeOf = (secret: string, at = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** The code of a time that no other test of the account has used: codes work once. */
export const laterCode = (secret: string): string => codeOf(secret, Date.now() + 30_000);

/** Calls about the ways to sign in of an account. */
export function factorCalls(api: TestApi) {
  const post = (path: string, body?: object, headers: Headers = {}) =>
    api.post(`/api/auth/${path}`, body, { headers });
  return {
    post,
    remove: (path: string, headers: Headers) =>
      api.call('DELETE', `/api/auth/${path}`, { headers }),
    list: async (headers: Headers) => (await api.get('/api/auth/factors/', headers)).json(),
    login: (email: string, more: object = {}) =>
      post('login/', { email, password: signUpPassword, ...more }),
    /** Adds an app. @returns its secret and the recovery codes */
    async addApp(headers: Headers): Promise<{ secret: string; codes: string[] }> {
      const begun = (await post('factors/app/', undefined, headers)).json();
      const app_code = codeOf(begun.secret, Date.now() - 30_000);
      const answer = await post('factors/app/confirm/', { token: begun.token, app_code }, headers);
      assert.equal(answer.statusCode, 200, answer.body);
      return { secret: begun.secret, codes: answer.json().recovery_codes };
    },
    /** Adds a passkey. @returns what holds it */
    async addPasskey(headers: Headers, name?: string) {
      const authenticator = createAuthenticator();
      const { token, options } = (
        await post('factors/passkeys/options/', undefined, headers)
      ).json();
      const passkey = authenticator.create(options);
      const answer = await post('factors/passkeys/', { token, passkey, name }, headers);
      assert.equal(answer.statusCode, 200, answer.body);
      const { passkeys } = answer.json().factors;
      return { authenticator, id: passkeys.at(-1).id, codes: answer.json().recovery_codes };
    },
  };
}
