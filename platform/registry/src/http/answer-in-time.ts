import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { RegistryRefusal } from '../registry-refusal.ts';
import { senderNameOf } from './authorise.ts';

/** Lets work that a request asks for go on where it takes longer than the request may. */
export type AnswerInTime = <Answer>(
  request: FastifyRequest,
  work: () => Promise<Answer>,
) => Promise<Answer>;

interface TimeLimits {
  /** How long a request is waited with, in milliseconds. Default: less than edges wait for an answer to begin. */
  answerWithinMs?: number | undefined;
  /** How long a late result is kept for the request that is sent again, in milliseconds. */
  keptMs?: number;
}

/** Late results that are kept. */
const maxLate = 100;

/**
 * Pages of releases are opened before they are served, and beside canaries in every composition that a visitor may get:
 * that can take minutes. A request that has to wait for longer is refused as `still_checking`, while its work goes on;
 * the same request of the same person, sent again, waits for the same work and gets its result, once.
 */
export function createAnswerInTime({
  answerWithinMs = 90_000,
  keptMs = 60_000,
}: TimeLimits = {}): AnswerInTime {
  const late = new Map<string, Promise<unknown>>();

  const keep = (key: string, result: Promise<unknown>) => {
    const [oldest] = late.keys();
    if (late.size >= maxLate && oldest !== undefined) late.delete(oldest);
    late.set(key, result);
    const forget = () => {
      if (late.get(key) === result) late.delete(key);
    };
    const forgetLater = () => setTimeout(forget, keptMs).unref();
    result.then(forgetLater, forgetLater);
  };

  return async <Answer>(request: FastifyRequest, work: () => Promise<Answer>) => {
    const key = keyOf(request);
    const result = (late.get(key) as Promise<Answer> | undefined) ?? work();
    const isInTime = await settlesWithin(result, answerWithinMs);
    if (!isInTime) {
      if (late.get(key) !== result) keep(key, result);
      throw stillChecking();
    }
    late.delete(key);
    return result;
  };
}

/** The same request of the same person. */
function keyOf(request: FastifyRequest): string {
  const { method, url, body } = request;
  const said = JSON.stringify([method, url, body, senderNameOf(request)]);
  return createHash('sha256').update(said).digest('base64');
}

async function settlesWithin(result: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  const settled = () => true;
  try {
    return await Promise.race([result.then(settled, settled), timeUp]);
  } finally {
    clearTimeout(timer);
  }
}

function stillChecking(): RegistryRefusal {
  const reason =
    'The releases are still being checked, and what you asked for goes on. Send the same again, to wait for its result.';
  return new RegistryRefusal('unavailable', reason, { code: 'still_checking' });
}
