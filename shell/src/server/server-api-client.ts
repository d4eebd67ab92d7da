import {
  type ApiClient,
  createApiClient,
  createFirstData,
  createTokenStore,
} from '@aangan/api-client';

/** A storage that keeps nothing: a page is rendered for a visitor without a session. */
const nothing: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
};

/** An API client that answers from first data only, and what of it was asked for. */
export interface ServerApiClient {
  client: ApiClient;
  /** The addresses whose answers nothing has asked for. */
  unused(): string[];
}

/**
 * The API client of a page that is rendered: it sends nothing. What is not in the first data stays pending, so that
 * the page shows what a browser shows until the answer is there.
 * @param answers the API's answers by address
 */
export function createServerApiClient(answers: ReadonlyMap<string, unknown>): ServerApiClient {
  const left = new Map(
    [...answers].map(([address, answer]) => [address, createFirstData({ [address]: answer })]),
  );
  const client = createApiClient({
    baseUrl: '/api',
    tokens: createTokenStore({ local: nothing, session: nothing }),
    onSessionLost: () => undefined,
    firstData: {
      take(path, query) {
        for (const [address, data] of left) {
          const known = data.take(path, query);
          if (!known) continue;
          left.delete(address);
          return known;
        }
        return undefined;
      },
      clear: () => left.clear(),
    },
    axiosDefaults: { adapter: () => new Promise(() => undefined) },
  });
  return { client, unused: () => [...left.keys()] };
}
