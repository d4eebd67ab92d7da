import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Proof } from './recent-proof.ts';

/** The account of a signed-in user, as far as the registry needs it: part of `GET /api/auth/me/`. */
const Account = Type.Object({
  email: Type.String(),
  is_staff: Type.Boolean(),
  is_integrator: Type.Boolean(),
});
export type Account = Static<typeof Account>;

/** The API's answer about a bearer token: an account, or the refusal to pass on. */
export type Identification =
  | { account: Account; proof?: Proof }
  | { refusal: { status: number; body: unknown } };

/** Asks the API which account an Authorization header belongs to. */
export type Identify = (authorization: string) => Promise<Identification>;

/** How long the API may take, in milliseconds. */
const timeoutMs = 5_000;

/** Identifies over HTTP. The registry asks the API for accounts and never reads its tables. */
export function identifyOverHttp(apiUrl: string): Identify {
  return async (authorization) => {
    try {
      const response = await fetch(new URL('/api/auth/me/', apiUrl), {
        headers: { authorization },
        signal: AbortSignal.timeout(timeoutMs),
      });
      return readIdentification(response.status, await response.text());
    } catch {
      return unreachable;
    }
  };
}

const unreachable: Identification = {
  refusal: { status: 503, body: { detail: 'The API, which holds the accounts, does not answer.' } },
};

/** Reads the API's answer to `GET /api/auth/me/`. */
export function readIdentification(status: number, body: string): Identification {
  if (status === 200) {
    const account: unknown = JSON.parse(body);
    return Value.Check(Account, account) ? { account } : unreachable;
  }
  return status === 401 || status === 403 || status === 429
    ? { refusal: { status, body: JSON.parse(body) } }
    : unreachable;
}
