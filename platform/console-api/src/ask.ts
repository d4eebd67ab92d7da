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
  /** The address of the person, for the limits of the API. */
  visitor: string;
}

/** Its answer. */
export interface Answered {
  status: number;
  /** The parsed JSON; undefined without a body. */
  body: unknown;
  /** In seconds: when to try again. */
  retryAfter?: string | undefined;
}

/** Asks the API or the registry. It answers 503 where they do not, and throws never. */
export type Ask = (asked: Asked) => Promise<Answered>;

/** How long an answer may take, in milliseconds: a promotion that is checked takes seconds. */
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
 * @param secret EDGE_SECRET, with which the server believes the person's address
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
