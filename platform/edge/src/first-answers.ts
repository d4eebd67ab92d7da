import type { RequestListener } from 'node:http';
import { inject } from 'light-my-request';
import type { PassThroughTarget } from './pass-through.ts';

/** How long a page waits for the API, in milliseconds; after that the browser asks for itself. */
const patienceMs = 200;
/** An answer longer than this would delay the page's own scripts more than another request does. */
const longestAnswer = 100_000;

export interface FirstAnswers {
  /** Public answers of the API by address, as JSON text. */
  known: Record<string, string>;
  /** Whether the API says that what the page is about does not exist, or is not for guests to see. */
  isMissing: boolean;
}

/**
 * Asks the API for what a page's first paint needs, as a guest. What does not answer 200 in time is left
 * out: the browser then asks for itself, and shows what became of it.
 */
export async function firstAnswers(
  addresses: readonly string[],
  api: PassThroughTarget | undefined,
): Promise<FirstAnswers> {
  if (!api) return { known: {}, isMissing: false };
  const asked = addresses.map(async (address) => ({ address, answer: await ask(address, api) }));
  const answered = await Promise.all(asked);
  return {
    known: Object.fromEntries(
      answered.flatMap(({ address, answer }) =>
        answer?.status === 200 && answer.body.length <= longestAnswer
          ? [[address, answer.body] as const]
          : [],
      ),
    ),
    isMissing: answered.some(({ answer }) => answer?.status === 404),
  };
}

interface Answer {
  status: number;
  body: string;
}

async function ask(address: string, api: PassThroughTarget): Promise<Answer | null> {
  const answer = typeof api === 'function' ? askInProcess(address, api) : askOverHttp(address, api);
  return Promise.race([answer.catch(() => null), late()]);
}

async function askInProcess(address: string, api: RequestListener): Promise<Answer> {
  const { statusCode, payload } = await inject(api, { method: 'GET', url: address });
  return { status: statusCode, body: payload };
}

async function askOverHttp(address: string, api: URL): Promise<Answer> {
  const response = await fetch(new URL(address, api), { signal: AbortSignal.timeout(patienceMs) });
  return { status: response.status, body: await response.text() };
}

function late(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(resolve, patienceMs, null).unref();
  });
}
