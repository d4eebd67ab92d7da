import { type AskApi, answerText } from './gates/ask-api.ts';

/** How long the API may take, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Reads the OpenAPI document of an API.
 * @param apiUrl where the API is, such as `http://127.0.0.1:3001`
 * @returns a function that throws Error where the API does not answer with JSON
 */
export function readApiOverHttp(apiUrl: string): () => Promise<unknown> {
  return async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(new URL('/api/openapi.json', apiUrl), {
      signal,
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return response.json();
  };
}

/** Asks an address of an API, as a guest where no header says otherwise. */
export function askApiOverHttp(apiUrl: string): AskApi {
  return async (address, { method = 'GET', headers = {} } = {}) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const url = new URL(address, apiUrl);
    const { status, body } = await fetch(url, { method, headers, signal, redirect: 'error' });
    return { status, body: body ? await answerText(body) : '' };
  };
}
