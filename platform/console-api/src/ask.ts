import { forwardHeaders } from '@aangan/server/requests';
import { signVisitor, visitorHeader } from '@aangan/server/visitor';
import type { FastifyInstance } from 'fastify';

/** A request to the API or the registry. */
export interface Asked {
  method: 'GET' | 'POST';
  /** With its query, such as `/platform/channels`. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  /** An access token of the API. */
  token?: string | undefined;
  /** The address of the user, for the API's rate limits. */
  visitor: string;
}

/** Its answer. */
export interface Answered {
  status: number;
  /** The parsed JSON; undefined without a body. */
  body: unknown;
  /** When to try again, in seconds. */
  retryAfter?: string | undefined;
}

/** Asks the API or the registry. Never throws: if there is no answer, resolves to 503. */
export type Ask = (asked: Asked) => Promise<Answered>;

/** How long an answer may take, in milliseconds: checking a promotion takes seconds. */
const withinMs = 60_000;

const away: Answered = {
  status: 503,
  body: { detail: 'The service does not answer right now. Please try again.' },
  retryAfter: '5',
};

/** Asks a server of this process. */
export function askInProcess(app: Pick<FastifyInstance, 'inject'>): Ask {
  return async ({ method, path, body, token, visitor }) => {
    const answer = await app.inject({
      method,
      url: path,
      remoteAddress: visitor,
      headers: headersOf(token),
      ...(body !== undefined && { payload: body as object }),
    });
    return answered(answer.statusCode, answer.body, answer.headers['retry-after']);
  };
}

/**
 * Asks a server by HTTP.
 * @param secret EDGE_SECRET, which makes the server trust the user's address
 */
export function askOverHttp(origin: string, secret: string): Ask {
  return async ({ method, path, body, token, visitor }) => {
    try {
      const answer = await fetch(new URL(path, origin), {
        method,
        headers: {
          ...forwardHeaders(),
          ...headersOf(token),
          [visitorHeader]: signVisitor(visitor, secret),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(withinMs),
      });
      return answered(answer.status, await answer.text(), answer.headers.get('retry-after'));
    } catch {
      return away;
    }
  };
}

const headersOf = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

function answered(status: number, text: string, retryAfter: unknown): Answered {
  const rest = retryAfter ? { retryAfter: String(retryAfter) } : {};
  if (text === '') return { status, body: undefined, ...rest };
  try {
    return { status, body: JSON.parse(text), ...rest };
  } catch {
    return away;
  }
}
