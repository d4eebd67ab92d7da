import { setTimeout as sleep } from 'node:timers/promises';
import { type Dispatcher, Pool } from 'undici';
import { CheckerAway } from '../gates/checker.ts';

/** The checker does not have these files. */
interface Missing {
  missing: readonly string[];
}

/** The checker's HTTP interface. Each call throws {@link CheckerAway} if there is no answer, or an unexpected one. */
export interface CheckerConnection {
  post<Answer>(path: string, body: object): Promise<Answer | Missing>;
  putFile(sha256: string, bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  url: string;
  reachWithinMs: number;
  answerWithinMs: number;
}

/** The longest answer that is read, in bytes: findings are short. */
const maxAnswerBytes = 4 * 1024 * 1024;
/** The pause before a checker that was not reached is asked again, in milliseconds. */
const pauseMs = 100;

/** @param options.url `http://host:port`, or `unix:/path/of/the.sock` */
export function connectChecker({ url, ...limits }: Options): CheckerConnection {
  const { reachWithinMs, answerWithinMs } = limits;
  const settings = {
    headersTimeout: answerWithinMs,
    bodyTimeout: answerWithinMs,
    maxResponseSize: maxAnswerBytes,
    connectTimeout: reachWithinMs,
    // A connection for each request: a reused one may lead to a checker that has ended.
    pipelining: 0,
  };
  const pool = url.startsWith('unix:')
    ? new Pool('http://checker', { ...settings, socketPath: url.slice('unix:'.length) })
    : new Pool(url, settings);

  const send = async (options: Dispatcher.RequestOptions) => {
    const signal = AbortSignal.timeout(answerWithinMs);
    const until = performance.now() + reachWithinMs;
    let isLost = false;
    for (;;) {
      try {
        const { statusCode, body } = await pool.request({ ...options, signal });
        return { statusCode, text: await body.text() };
      } catch (error) {
        const isAgain: boolean = !isLost && lost.has(codeOf(error));
        if (!isAgain && (!isUnreached(error) || performance.now() > until)) throw away(error);
        isLost ||= isAgain;
      }
      await sleep(pauseMs);
    }
  };

  return {
    post: async (path, body) => {
      const { statusCode, text } = await send({
        method: 'POST',
        path,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
      if (statusCode === 200 || statusCode === 409) return JSON.parse(text);
      throw refusal(statusCode, text);
    },
    putFile: async (sha256, bytes) => {
      const { statusCode, text } = await send({
        method: 'PUT',
        path: `/files/${sha256}`,
        body: bytes,
        headers: { 'content-type': 'application/octet-stream' },
      });
      if (statusCode >= 300) throw refusal(statusCode, text);
    },
    close: () => pool.destroy(),
  };
}

const again = 'Try again in a moment.';

/** The checker has ended during the request. A check changes nothing, so it is repeated once. */
const lost = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? '';
}

/** Nothing was sent: the checker is starting or restarting. */
function isUnreached(error: unknown): boolean {
  const { syscall } = error as { syscall?: string };
  return syscall === 'connect' || codeOf(error) === 'UND_ERR_CONNECT_TIMEOUT';
}

function away(error: unknown): CheckerAway {
  const message = error instanceof Error ? error.message : String(error);
  if (!isUnreached(error)) {
    return new CheckerAway(`the checker gave no answer: ${message}`, again, { cause: error });
  }
  const remedy = `${again} Where it stays away, start it: aangan start checker, at CHECKER_URL.`;
  return new CheckerAway(`the checker is not reached: ${codeOf(error)}`, remedy, { cause: error });
}

function refusal(status: number, text: string): CheckerAway {
  if (status === 429) return new CheckerAway(`the checker is busy: ${errorOf(text)}`, again);
  // The sentence says what to do.
  if (status === 503) return new CheckerAway('the checker has no browser', errorOf(text));
  return new CheckerAway(
    `the checker answered ${status}: ${errorOf(text)}`,
    'Look at its log; checks of other releases are not concerned.',
  );
}

function errorOf(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    return String(error).slice(0, 500);
  } catch {
    return text.slice(0, 500);
  }
}
