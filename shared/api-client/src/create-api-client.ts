import type { Endpoint } from '@aangan/endpoint';
import type { AxiosRequestConfig } from 'axios';
import type { ApiClientOptions } from './api-client-options.ts';
import { ApiError } from './errors/api-problem.ts';
import { createFirstData, type FirstData } from './first-data.ts';
import type { TokenStore } from './tokens/token-store.ts';
import type { Transport } from './transport.ts';

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
   * Loads the code that sends requests. A page's first scripts leave it out, because answers that came with the page
   * do not need it. A request that is sent earlier waits until the code is loaded.
   */
  prepare(): Promise<void>;
  /**
   * Has the page ask who is signed in to prove it, when the API refuses a request with `proof_required`; the request is
   * sent again where it was proved. Without it such a refusal is thrown like any other.
   * @param ask resolves with whether it was proved; the tokens are stored by then
   * @returns what stops it
   */
  askForProofs(ask: () => Promise<boolean>): () => void;
  readonly tokens: TokenStore;
  /** API answers that arrived with the page; `send` uses them before it asks. */
  readonly firstData: FirstData;
}

/** Makes the API client of one host. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, tokens, firstData = createFirstData({}) } = options;
  let askProof: (() => Promise<boolean>) | undefined;
  const transport = transportOf(options, async () => (await askProof?.()) ?? false);
  return {
    tokens,
    firstData,
    askForProofs(ask) {
      askProof = ask;
      return () => {
        if (askProof === ask) askProof = undefined;
      };
    },
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
function transportOf(
  options: ApiClientOptions,
  askProof: () => Promise<boolean>,
): () => Promise<Transport> {
  let loading: Promise<Transport> | null = null;
  const load = async () => {
    try {
      const chunk = await import(/* webpackChunkName: "requests-later" */ './transport.ts');
      return chunk.createTransport(options, askProof);
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

/** Reports the share that was sent. Skips events without one: the browser does not know the size of some bodies. */
function uploadProgress(onProgress: (share: number) => void): AxiosRequestConfig {
  return {
    onUploadProgress: ({ progress }) => {
      if (progress !== undefined) onProgress(progress);
    },
  };
}
