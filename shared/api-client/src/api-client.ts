import { type ApiClient, type ApiClientOptions, createApiClient } from './create-api-client.ts';
import type { Endpoint } from './endpoints/endpoint.ts';

let current: ApiClient | null = null;

/** Makes the page's one client. The shell calls this at start, a remote that runs alone does it itself. */
export function configureApiClient(options: ApiClientOptions): ApiClient {
  current = createApiClient(options);
  return current;
}

/**
 * The page's one client.
 * @throws Error before {@link configureApiClient}
 */
export function apiClient(): ApiClient {
  if (!current) throw new Error('The API client is not configured: call configureApiClient first.');
  return current;
}

/**
 * Sends a request through the page's one client.
 * @throws ApiError always, whatever went wrong
 */
export function send<Response>(
  endpoint: Endpoint<Response>,
  signal?: AbortSignal,
): Promise<Response> {
  return apiClient().send(endpoint, signal);
}
