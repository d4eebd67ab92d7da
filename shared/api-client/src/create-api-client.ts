import axios, {
  type AxiosError,
  type AxiosInstance,
  type AxiosRequestConfig,
  type InternalAxiosRequestConfig,
} from 'axios';
import type { Endpoint } from './endpoints/endpoint.ts';
import { toApiError } from './errors/problem-from-axios.ts';
import { createFirstData, type FirstData } from './first-data.ts';
import { createSessionRefresh, type Locks } from './tokens/refresh-session.ts';
import type { TokenStore } from './tokens/token-store.ts';

/** The headers of W3C Trace Context. */
interface TraceHeaders {
  traceparent: string;
  tracestate: string;
}

/** What the client needs from its host. */
export interface ApiClientOptions {
  /** Where the API is: "/api" in the browser, absolute elsewhere. */
  baseUrl: string;
  tokens: TokenStore;
  /** `navigator.locks`; without it only this tab's refreshes are shared. */
  locks?: Locks;
  /** Called after a session has ended because its refresh was refused: the shell goes to /login. */
  onSessionLost: () => void;
  /** API answers that arrived with the page; none by default. */
  firstData?: FirstData;
  /** The trace that the page's requests belong to; none by default. */
  trace?: TraceHeaders | undefined;
  /** Further axios defaults, for hosts that are not a browser. */
  axiosDefaults?: AxiosRequestConfig;
}

/** The API client of one host: all packages of a page share it. */
export interface ApiClient {
  /**
   * Sends a request.
   * @throws ApiError always, whatever went wrong
   */
  send<Response>(endpoint: Endpoint<Response>, signal?: AbortSignal): Promise<Response>;
  /**
   * Sends a request with a large body.
   * @param onProgress called while the body is sent, with the share that was sent, 0 to 1
   * @throws ApiError always, whatever went wrong
   */
  upload<Response>(
    endpoint: Endpoint<Response>,
    onProgress: (share: number) => void,
    signal?: AbortSignal,
  ): Promise<Response>;
  readonly tokens: TokenStore;
  /** API answers that arrived with the page; `send` uses them before it asks. */
  readonly firstData: FirstData;
}

/** A request that answers 401 for its own reasons, so that no refresh may follow . */
const exemptFromRefresh = new Set(['/auth/login/', '/auth/register/', '/auth/token/refresh/']);

/**
 * `replayed` is true once another 401 cannot be about the token's age, and false after a first replay with
 * a token that another tab had stored.
 */
type ReplayableConfig = InternalAxiosRequestConfig & { replayed?: boolean };

const unlocked: Locks = { request: (_name, run) => run() };

/** Makes the axios client: bearer on everything but /public/, one refresh in flight, one replay after it. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, tokens, locks = unlocked, onSessionLost, axiosDefaults } = options;
  const { firstData = createFirstData({}), trace } = options;
  // A list in a query is a repeated parameter, without brackets after its name.
  const paramsSerializer = { indexes: null };
  const headers = { ...trace, ...axiosDefaults?.headers };
  const defaults = { paramsSerializer, ...axiosDefaults, headers, baseURL: baseUrl };
  const refresh = createSessionRefresh({
    transport: axios.create(defaults),
    tokens,
    locks,
    onRefused: () => {
      tokens.end();
      onSessionLost();
    },
  });
  const client = axios.create(defaults);

  client.interceptors.request.use((config) => withBearer(config, tokens));
  client.interceptors.response.use(undefined, async (error: AxiosError) => {
    const config: ReplayableConfig | undefined = error.config;
    if (!config || !mayRefresh(error, config)) throw error;
    const { isNew } = await refresh(bearerOf(config));
    const replay: ReplayableConfig = {
      ...config,
      replayed: isNew || config.replayed !== undefined,
    };
    return client.request(replay);
  });

  return {
    tokens,
    firstData,
    async send<Response>(endpoint: Endpoint<Response>, signal?: AbortSignal) {
      const { method, url, params = {} } = endpoint;
      const known = method === 'get' && firstData.take(baseUrl + url, params);
      return known ? (known.answer as Response) : sendWith(client, endpoint, { signal });
    },
    upload: (endpoint, onProgress, signal) =>
      sendWith(client, endpoint, { signal, ...uploadProgress(onProgress) }),
  };
}

function withBearer(config: InternalAxiosRequestConfig, tokens: TokenStore) {
  const access = config.url?.includes('/public/') ? null : tokens.read()?.access;
  if (access) config.headers.set('Authorization', `Bearer ${access}`);
  return config;
}

function bearerOf(config: InternalAxiosRequestConfig): string | null {
  const header = config.headers.get('Authorization');
  return typeof header === 'string' ? header.replace(/^Bearer /, '') : null;
}

function mayRefresh(error: AxiosError, config: ReplayableConfig): boolean {
  return (
    error.response?.status === 401 && !config.replayed && !exemptFromRefresh.has(config.url ?? '')
  );
}

/** The total is unknown for some bodies; then there is no share to tell. */
function uploadProgress(onProgress: (share: number) => void): AxiosRequestConfig {
  return {
    onUploadProgress: ({ progress }) => {
      if (progress !== undefined) onProgress(progress);
    },
  };
}

async function sendWith<Response>(
  client: AxiosInstance,
  { method, url, params, data, headers }: Endpoint<Response>,
  config: AxiosRequestConfig,
): Promise<Response> {
  try {
    const request = { method, url, params, data, headers, ...config };
    const response = await client.request<Response>(request);
    return response.data;
  } catch (error) {
    throw toApiError(error);
  }
}
