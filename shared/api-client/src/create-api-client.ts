import type { AxiosRequestConfig } from 'axios';
import type { Endpoint } from './endpoints/endpoint.ts';
import { ApiError } from './errors/api-problem.ts';
import { createFirstData, type FirstData } from './first-data.ts';
import type { Locks } from './tokens/refresh-session.ts';
import type { TokenStore } from './tokens/token-store.ts';
import type { Transport } from './transport.ts';

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
  /**
   * Loads the code that sends requests, which is not part of a page's first scripts: answers that came with the page
   * need none of it. Requests wait for it where it is not there.
   */
  prepare(): Promise<void>;
  readonly tokens: TokenStore;
  /** API answers that arrived with the page; `send` uses them before it asks. */
  readonly firstData: FirstData;
}

/** Makes the API client of one host. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, tokens, firstData = createFirstData({}) } = options;
  const transport = transportOf(options);
  return {
    tokens,
    firstData,
    async prepare() {
      await transport();
    },
    async send<Response>(endpoint: Endpoint<Response>, signal?: AbortSignal) {
      const { method, url, params = {} } = endpoint;
      const known = method === 'get' && firstData.take(baseUrl + url, params);
      if (known) return known.answer as Response;
      return (await transport()).request(endpoint, { signal });
    },
    async upload<Response>(
      endpoint: Endpoint<Response>,
      onProgress: (share: number) => void,
      signal?: AbortSignal,
    ) {
      return (await transport()).request(endpoint, { signal, ...uploadProgress(onProgress) });
    },
  };
}

/** Loads the transport once; after a failure the next call tries again. */
function transportOf(options: ApiClientOptions): () => Promise<Transport> {
  let loading: Promise<Transport> | null = null;
  const load = async () => {
    try {
      const chunk = await import(/* webpackChunkName: "requests-later" */ './transport.ts');
      return chunk.createTransport(options);
    } catch (error) {
      loading = null;
      const message = error instanceof Error ? error.message : String(error);
      throw new ApiError({ kind: 'network', message }, error);
    }
  };
  return () => {
    loading ??= load();
    return loading;
  };
}

/** The total is unknown for some bodies; then there is no share to tell. */
function uploadProgress(onProgress: (share: number) => void): AxiosRequestConfig {
  return {
    onUploadProgress: ({ progress }) => {
      if (progress !== undefined) onProgress(progress);
    },
  };
}
