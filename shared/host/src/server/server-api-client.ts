import {
  type ApiClient,
  createApiClient,
  createFirstData,
  createTokenStore,
} from '@aangan/api-client';
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { parseAnswer } from './parse-answer.ts';

/** What the API answered to a visitor who is not signed in. */
export interface ApiAnswer {
  /** HTTP status. */
  status: number;
  /** JSON text. */
  body: string;
}

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
 * The API client of a page that a server renders: it sends no requests. A request without an answer stays pending, so
 * that the page shows its loading state.
 */
export function createServerApiClient(answers: Record<string, ApiAnswer>): ServerApiClient {
  const known = Object.entries(answers).flatMap(([address, { status, body }]) => {
    const answer = parseAnswer(body);
    return answer === undefined ? [] : [{ address, status, answer }];
  });
  const left = new Set(known.map(({ address }) => address));
  /** The same answer each time: a query that was refused asks again in the next round of rendering. */
  const take = (path: string, query: Record<string, unknown>) => {
    for (const { address, status, answer } of known) {
      const found = createFirstData({ [address]: answer }).take(path, query);
      if (!found) continue;
      left.delete(address);
      return { ...found, status };
    }
    return undefined;
  };
  const client = createApiClient({
    baseUrl: '/api',
    tokens: createTokenStore({ local: nothing, session: nothing }),
    onSessionLost: () => undefined,
    axiosDefaults: {
      adapter: (config) => {
        const found = take(`${config.baseURL}${config.url}`, config.params ?? {});
        return found ? settled(config, found) : new Promise(() => undefined);
      },
    },
  });
  return { client, unused: () => [...left] };
}

/** The answer as axios returns it: rejected if the API refused. */
function settled(
  config: InternalAxiosRequestConfig,
  { status, answer: data }: { status: number; answer: unknown },
): Promise<AxiosResponse> {
  const response = { status, data, config, statusText: '', headers: {} };
  if (status < 400) return Promise.resolve(response);
  return Promise.reject(
    new AxiosError(`The API answered ${status}`, undefined, config, undefined, response),
  );
}
