import { edgeSignatureHeader, signEdge } from '@aangan/server/visitor';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { AskApi } from './ask-api.ts';

/**
 * An account that the API has made for a check: `POST <accounts>/<audience>/` answers 201 with it, or 404 if the
 * audience has none. The account must not be able to change anything, because the release can read all of `storage`.
 */
const CheckAccount = Type.Object({
  /** `DELETE <accounts>/<id>/` erases it. */
  id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}$' }),
  /** What a browser stores where its visitor is signed in, by key of local storage. */
  storage: Type.Record(Type.String(), Type.String({ maxLength: 10_000 })),
  /** The Authorization header of requests as this account. It never leaves the registry. */
  authorization: Type.String({ minLength: 1, maxLength: 10_000 }),
  /** The flags of routes that it has. */
  flags: Type.Array(Type.String()),
  /** Addresses that every page of a signed-in visitor asks for. */
  asks: Type.Array(Type.String({ pattern: '^/api/' }), { maxItems: 10 }),
});
export type CheckAccount = Static<typeof CheckAccount>;

/** The API makes no account now. The message says why. */
export class NoAccount extends Error {
  override readonly name = 'NoAccount';
}

/** Accounts of one check. */
export interface CheckAccounts {
  /**
   * An account of an audience; undefined where the API has none for it.
   * @throws {NoAccount} if the API does not answer, or not in the agreed form
   */
  make(audience: string): Promise<CheckAccount | undefined>;
  /** Erases all accounts that were made. Never throws: the API itself ends leftover accounts after a while. */
  end(): Promise<void>;
}

/**
 * Accounts for a check, as the API makes them for holders of the site's secret. Requests are signed with method and
 * path.
 * @param address the shell's `accounts`
 * @param secret EDGE_SECRET
 */
export function checkAccounts(askApi: AskApi, address: string, secret: string): CheckAccounts {
  const made: string[] = [];
  const ask = (method: 'POST' | 'DELETE', name: string) => {
    const path = `${address}${name}/`;
    const headers = { [edgeSignatureHeader]: signEdge(`${method} ${path}`, secret) };
    return askApi(path, { method, headers });
  };
  return {
    make: async (audience) => {
      const { status, body } = await ask('POST', audience).catch((error: unknown) => {
        throw new NoAccount(error instanceof Error ? error.message : String(error));
      });
      if (status === 404) return undefined;
      const account = status === 201 ? parsed(body) : undefined;
      const id = (account as { id?: unknown } | undefined)?.id;
      if (typeof id === 'string') made.push(id);
      if (!Value.Check(CheckAccount, account)) {
        throw new NoAccount(`${address}${audience}/ answers ${status}, without an account`);
      }
      return account;
    },
    end: async () => {
      await Promise.allSettled(made.map((id) => ask('DELETE', encodeURIComponent(id))));
    },
  };
}

/** Undefined for what is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
