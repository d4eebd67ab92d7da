import type { Endpoint } from '@aangan/endpoint';
import { watchAttendance } from '@aangan/endpoint/attendance';
import axios, {
  type AxiosError,
  type AxiosRequestConfig,
  type InternalAxiosRequestConfig,
} from 'axios';
import { adaptReads } from './adapt-reads.ts';
import type { ApiClientOptions } from './api-client-options.ts';
import { toApiError } from './errors/problem-from-axios.ts';
import { createSessionRefresh, type Locks } from './tokens/refresh-session.ts';

/** Sends the requests of one client. */
export interface Transport {
  /** @throws ApiError always, whatever went wrong */
  request<Response>(endpoint: Endpoint<Response>, config: AxiosRequestConfig): Promise<Response>;
}

/** Paths whose 401 is not about an expired access token: no refresh may follow. */
const exemptFromRefresh = new Set([
  '/auth/login/',
  '/auth/login/second/',
  '/auth/passkey/',
  '/auth/register/',
  '/auth/token/refresh/',
  '/auth/token/restore/',
]);

/**
 * `replayed` is true once a further 401 cannot mean an expired token. It is false after a first replay with a token
 * from the storage, which may itself be expired: one more refresh is then allowed.
 */
type ReplayableConfig = InternalAxiosRequestConfig & { replayed?: boolean; proved?: boolean };

const unlocked: Locks = { request: (_name, run) => run() };

/**
 * Makes the axios client: bearer on everything but /public/, one refresh in flight, one replay after it.
 * @param askProof has who is signed in asked to prove it; whether it was proved
 */
export function createTransport(
  options: ApiClientOptions,
  askProof: () => Promise<boolean>,
): Transport {
  const {
    baseUrl,
    tokens,
    locks = unlocked,
    onSessionLost,
    axiosDefaults,
    trace,
    locale,
    page,
  } = options;
  // A list in a query is a repeated parameter, without brackets after its name.
  const paramsSerializer = { indexes: null };
  const headers = {
    ...trace,
    ...(locale && { 'accept-language': locale }),
    ...axiosDefaults?.headers,
  };
  const adapter = options.readBy && adaptReads(options.readBy);
  const sending = { headers, baseURL: baseUrl, ...(adapter && { adapter }) };
  const defaults = { paramsSerializer, ...axiosDefaults, ...sending };
  const attendance = page ? watchAttendance(page) : () => ({});
  const withAttendance = (config: InternalAxiosRequestConfig) => {
    config.headers.set(attendance());
    return config;
  };
  const refreshing = axios.create(defaults);
  refreshing.interceptors.request.use(withAttendance);
  const refresh = createSessionRefresh({
    transport: refreshing,
    tokens,
    locks,
    onRefused: () => {
      tokens.end();
      onSessionLost();
    },
  });
  const client = axios.create(defaults);
  const askOnce = shared(askProof);

  client.interceptors.request.use((config) => {
    const access = config.url?.includes('/public/') ? null : tokens.read()?.access;
    if (!access) return config;
    config.headers.set('Authorization', `Bearer ${access}`);
    return withAttendance(config);
  });
  client.interceptors.response.use(undefined, async (error: AxiosError) => {
    const config: ReplayableConfig | undefined = error.config;
    if (config && needsProof(error, config)) {
      // Another request of the page may have been proved meanwhile.
      const isNewest = tokens.read()?.access === bearerOf(config);
      if (isNewest && !(await askOnce())) throw error;
      return client.request({ ...config, proved: isNewest } as ReplayableConfig);
    }
    if (!config || !mayRefresh(error, config)) throw error;
    const { isNew } = await refresh(bearerOf(config));
    const replay: ReplayableConfig = {
      ...config,
      replayed: isNew || config.replayed !== undefined,
    };
    return client.request(replay);
  });

  return {
    async request<Response>(
      { method, url, params, data, headers: own }: Endpoint<Response>,
      config: AxiosRequestConfig,
    ) {
      try {
        const request = { method, url, params, data, headers: own, ...config };
        const response = await client.request<Response>(request);
        return response.data;
      } catch (error) {
        throw toApiError(error);
      }
    },
  };
}

/** Calls of a function while one runs share its result. */
function shared<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null;
  return () => {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
}

function needsProof({ response }: AxiosError, { proved }: ReplayableConfig): boolean {
  const body = response?.data as { code?: unknown } | undefined;
  return response?.status === 403 && body?.code === 'proof_required' && !proved;
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
