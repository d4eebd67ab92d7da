import { setTimeout as wait } from 'node:timers/promises';
import { parseJson } from '../parse-json.ts';
import { readLimited } from '../read-limited.ts';
import { ProviderFailure } from './provider-failure.ts';

export interface AskOptions {
  /** Sent as a form with POST; undefined: GET. */
  form?: Record<string, string>;
  /** Milliseconds of one attempt, and of the first wait. */
  timeoutMs: number;
  retryMs: number;
}

const maxAttempts = 4;
const maxWaitMs = 10_000;
const maxAnswerBytes = 4 * 1024 * 1024;
/** Graph API: the access token has expired or was withdrawn. */
const tokenErrorCode = 190;

/** An answer, or that the request may be repeated, with the wait that the server asks for (RFC 9110, Retry-After). */
type Outcome = { answer: unknown } | { retryAfter: string | null; why: string };

/**
 * The JSON answer to a request. What is too much at present (429), a fault of the server or no answer in time is asked
 * again, up to four times, each time after a longer wait or the one that the server asks for, at most ten seconds.
 * @throws ProviderFailure
 */
export async function askProvider(url: string, options: AskOptions): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(url, options);
    if ('answer' in outcome) return outcome.answer;
    if (attempt === maxAttempts) throw new ProviderFailure('failed', outcome.why);
    await wait(waitBeforeRepeat(attempt, options.retryMs, outcome.retryAfter));
  }
}

async function tryOnce(url: string, { form, timeoutMs }: AskOptions): Promise<Outcome> {
  let status: number;
  let retryAfter: string | null;
  let bytes: Buffer | undefined;
  try {
    const response = await fetch(url, {
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    status = response.status;
    retryAfter = response.headers.get('retry-after');
    bytes = await readLimited(response.body, maxAnswerBytes);
  } catch {
    return { retryAfter: null, why: 'no answer' };
  }
  if (status === 429 || status >= 500) {
    return { retryAfter, why: `status ${status}` };
  }
  return { answer: readAnswer(status, bytes) };
}

function readAnswer(status: number, bytes: Buffer | undefined): unknown {
  const answer = bytes && parseJson(bytes.toString('utf8'));
  if (typeof answer !== 'object' || answer === null) {
    throw new ProviderFailure('failed', `status ${status} with a body that is no JSON object`);
  }
  if (errorCodeOf(answer) === tokenErrorCode) {
    throw new ProviderFailure('reconnect', 'the token is not valid');
  }
  if (status !== 200) throw new ProviderFailure('refused', `status ${status}`);
  return answer;
}

const errorCodeOf = (answer: object) =>
  (answer as { error?: { code?: unknown } | null }).error?.code;

/** Milliseconds: the backoff or what the server asks for, whichever is longer, at most ten seconds. */
export function waitBeforeRepeat(
  attempt: number,
  retryMs: number,
  retryAfter: string | null,
): number {
  const backoff = retryMs * 2 ** (attempt - 1);
  return Math.min(maxWaitMs, Math.max(backoff, millisecondsOf(retryAfter)));
}

/** Seconds or a date; 0 for what is neither. */
function millisecondsOf(retryAfter: string | null): number {
  if (retryAfter === null) return 0;
  const seconds = Number(retryAfter);
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(retryAfter) - Date.now();
  return ms || 0;
}
