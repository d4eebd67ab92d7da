import type { RequestListener } from 'node:http';
import { inject } from 'light-my-request';
import type { PassThroughTarget } from './pass-through.ts';

/** How long a page waits for the API, in milliseconds; after that the browser asks for itself. */
const patienceMs = 200;
/** An answer longer than this would delay the page's own scripts more than another request does. */
const longestAnswer = 100_000;

/** Public answers of the API by address, as JSON text. */
export type FirstAnswers = Record<string, string>;

/**
 * Asks the API for what a page's first paint needs, as a guest. What does not answer 200 in time is left
 * out: the browser then asks for itself, and shows what became of it.
 */
export async function firstAnswers(
  addresses: readonly string[],
  api: PassThroughTarget | undefined,
): Promise<FirstAnswers> {
  if (!api) return {};
  const asked = addresses.map(async (address) => [address, await ask(address, api)] as const);
  const answered = await Promise.all(asked);
  return Object.fromEntries(
    answered.filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

async function ask(address: string, api: PassThroughTarget): Promise<string | null> {
  const answer = typeof api === 'function' ? askInProcess(address, api) : askOverHttp(address, api);
  return Promise.race([answer.catch(() => null), late()]);
}

async function askInProcess(address: string, api: RequestListener): Promise<string | null> {
  const { statusCode, payload } = await inject(api, { method: 'GET', url: address });
  return statusCode === 200 && payload.length <= longestAnswer ? payload : null;
}

async function askOverHttp(address: string, api: URL): Promise<string | null> {
  const response = await fetch(new URL(address, api), { signal: AbortSignal.timeout(patienceMs) });
  const text = await response.text();
  return response.status === 200 && text.length <= longestAnswer ? text : null;
}

function late(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(resolve, patienceMs, null).unref();
  });
}
