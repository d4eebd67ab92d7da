import type { RequestListener } from 'node:http';
import type { ApiAnswer } from '@aangan/manifest';
import { forwardHeaders } from '@aangan/server/requests';
import { inject } from 'light-my-request';
import type { PassThroughTarget } from './pass-through.ts';

/** How long a page waits for the API, in milliseconds; after that the browser requests the data itself. */
const patienceMs = 200;
/** In characters: a longer answer would delay the page's scripts more than another request does. */
const maxAnswerLength = 100_000;

export interface FirstData {
  /** The API's answers by address, including refusals. */
  answers: Record<string, ApiAnswer>;
  /** Whether the API has answered every request. */
  isComplete: boolean;
  /** Whether the API lets no cache keep one of the answers. */
  isPrivate: boolean;
  /**
   * 404 where the API says that the page's subject does not exist or that guests may not see it, 410 where it says that
   * it existed and is gone.
   */
  missing?: 404 | 410;
}

/**
 * Asks the API, as a guest, for a page's first data. What fails or does not answer in time is left out: the browser
 * then asks for it and shows the outcome.
 * @param cache answers that other pages have asked for; without it the API is asked for all
 */
export async function readFirstData(
  addresses: readonly string[],
  api: PassThroughTarget | undefined,
  cache?: SharedAnswers,
): Promise<FirstData> {
  if (!api) return { answers: {}, isComplete: addresses.length === 0, isPrivate: false };
  const read = (address: string) =>
    cache ? cache.read(address, () => ask(address, api)) : ask(address, api);
  const asked = addresses.map(async (address) => ({ address, answer: await read(address) }));
  const answered = await Promise.all(asked);
  const usable = answered.flatMap(({ address, answer }) =>
    answer && isUsable(answer)
      ? [[address, { status: answer.status, body: answer.body }] as const]
      : [],
  );
  return {
    answers: Object.fromEntries(usable),
    isComplete: usable.length === addresses.length,
    isPrivate: answered.some(({ answer }) => answer?.isPrivate === true),
    ...missingOf(answered.map(({ answer }) => answer?.status)),
  };
}

/** One answer of the API to a guest, as it is; null where it did not answer 200 in time. */
export async function readPublicAnswer(address: string, api: PassThroughTarget): Promise<unknown> {
  const answer = await ask(address, api);
  return answer?.status === 200 && answer.isJson ? JSON.parse(answer.body) : null;
}

/** Whether a page can be made of an answer. */
export function isUsable({ isJson: hasJson, status, body }: Answer): boolean {
  return hasJson && status < 500 && body.length <= maxAnswerLength;
}

function missingOf(statuses: readonly (number | undefined)[]): Pick<FirstData, 'missing'> {
  if (statuses.includes(410)) return { missing: 410 };
  return statuses.includes(404) ? { missing: 404 } : {};
}

/**
 * Answers are cached until the API reports a change, so they must not come from a cache that does not know of it yet.
 */
const uncached = { 'cache-control': 'no-cache' };

/** An answer of a server. */
export interface Answer extends ApiAnswer {
  isJson: boolean;
  /** A success that no cache may keep. */
  isPrivate: boolean;
}

/** Answers that several pages share. */
export interface SharedAnswers {
  /** The answer at an address, or else what `askApi` gets; null where it gets none in time. */
  read(address: string, askApi: () => Promise<Answer | null>): Promise<Answer | null>;
}

/**
 * Asks a server as a guest.
 * @param withinMs how long it may take, in milliseconds
 * @returns its answer, whatever it is; null where there was none in time
 */
export async function ask(
  address: string,
  server: PassThroughTarget,
  withinMs: number = patienceMs,
): Promise<Answer | null> {
  const answer =
    typeof server === 'function'
      ? askInProcess(address, server)
      : askOverHttp(address, server, withinMs);
  return Promise.race([answer.catch(() => null), late(withinMs)]);
}

async function askInProcess(address: string, api: RequestListener): Promise<Answer> {
  const request = { method: 'GET', url: address, headers: uncached } as const;
  const { statusCode, payload, headers } = await inject(api, request);
  return {
    status: statusCode,
    isJson: isJson(headers['content-type']),
    isPrivate: isPrivate(statusCode, headers['cache-control']),
    body: payload,
  };
}

async function askOverHttp(address: string, api: URL, withinMs: number): Promise<Answer> {
  const response = await fetch(new URL(address, api), {
    redirect: 'error',
    headers: { ...forwardHeaders(), ...uncached },
    signal: AbortSignal.timeout(withinMs),
  });
  const type = response.headers.get('content-type');
  return {
    status: response.status,
    isJson: isJson(type),
    isPrivate: isPrivate(response.status, response.headers.get('cache-control')),
    body: await response.text(),
  };
}

/** Any other answer would be invalid inside the page's first data, and the page would not start. */
function isJson(contentType: unknown): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/.test(String(contentType ?? ''));
}

/** Refusals are never stored by browsers either, but pages that say so are kept: an unknown address costs little. */
function isPrivate(status: number, cacheControl: unknown): boolean {
  return status === 200 && /\bno-store\b/.test(String(cacheControl ?? ''));
}

function late(withinMs: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(resolve, withinMs, null).unref();
  });
}
