import type { Endpoint } from '@aangan/endpoint';
import {
  AxiosError,
  type AxiosResponse,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios';
import { createApiClient } from '../create-api-client.ts';
import { createTokenStore } from '../tokens/token-store.ts';
import { memoryStorage } from './memory-storage.ts';

/** A request as a script sees it. */
export interface ScriptedRequest {
  method: string;
  url: string;
  query: Record<string, unknown>;
  body: unknown;
  /** The Idempotency-Key that was sent. */
  idempotencyKey?: string;
  /** Tells the page which share of the body was sent, 0 to 1. Absent if the page does not ask for progress. */
  upload?: (share: number) => void;
}

/** What a script answers: a body with a success status, any status with a body, or no answer at all. */
export type ScriptedAnswer<Body> =
  | { body: Body; status?: 200 | 201 | 204 }
  | { status: number; body?: unknown; headers?: Record<string, string> }
  | 'offline';

type Script = (
  request: ScriptedRequest,
) => ScriptedAnswer<unknown> | Promise<ScriptedAnswer<unknown>>;

/**
 * The API as a test of a component needs it: answers written down beside the test, typed by the
 * OpenAPI document through the endpoint they belong to. Journeys against the real API are in e2e/.
 */
export function scriptApi() {
  const scripts = new Map<string, Script>();
  const requests: ScriptedRequest[] = [];
  const client = createApiClient({
    baseUrl: '/api',
    tokens: createTokenStore({ local: memoryStorage(), session: memoryStorage() }),
    onSessionLost: () => undefined,
    axiosDefaults: {
      adapter: async (config) => {
        const request = requestOf(config);
        requests.push(request);
        const script = scripts.get(`${request.method} ${request.url}`);
        if (!script) throw new Error(`No answer is scripted for ${request.method} ${request.url}`);
        return settle(config, await Promise.race([script(request), cancelled(config)]));
      },
    },
  });
  return {
    client,
    requests,
    /** Answers an endpoint. A later script for the same endpoint replaces an earlier one. */
    answer<Body>(
      { method, url }: Endpoint<Body>,
      script: (request: ScriptedRequest) => ScriptedAnswer<Body> | Promise<ScriptedAnswer<Body>>,
    ) {
      scripts.set(`${method} ${url}`, script);
    },
  };
}

function requestOf(config: InternalAxiosRequestConfig): ScriptedRequest {
  return {
    method: config.method ?? 'get',
    url: config.url ?? '',
    query: config.params ?? {},
    ...keyIn(config),
    ...uploadIn(config),
    body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
  };
}

function keyIn({ headers }: InternalAxiosRequestConfig): Pick<ScriptedRequest, 'idempotencyKey'> {
  const key = headers.get('Idempotency-Key');
  return typeof key === 'string' ? { idempotencyKey: key } : {};
}

function uploadIn({ onUploadProgress }: InternalAxiosRequestConfig) {
  if (!onUploadProgress) return {};
  const upload = (progress: number) =>
    onUploadProgress({ progress, loaded: progress, bytes: 0, lengthComputable: true });
  return { upload };
}

/** Rejects when the page cancels the request, as a browser does. */
function cancelled({ signal }: InternalAxiosRequestConfig): Promise<never> {
  return new Promise((_resolve, reject) => {
    const cancel = () => reject(new CanceledError());
    if (signal?.aborted) cancel();
    signal?.addEventListener?.('abort', cancel);
  });
}

function settle(
  config: InternalAxiosRequestConfig,
  answer: ScriptedAnswer<unknown>,
): AxiosResponse {
  if (answer === 'offline') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  const headers = 'headers' in answer && answer.headers ? answer.headers : {};
  const status = answer.status ?? 200;
  const response = { config, data: answer.body, headers, status, statusText: '' };
  if (status < 400) return response;
  throw new AxiosError(`Status ${status}`, undefined, config, null, response);
}
