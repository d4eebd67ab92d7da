import type { Channel } from '@aangan/manifest';
import { composeParameter } from '@aangan/manifest/compose-link';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieValues } from '../page/cookie-values.ts';
import type { LinkOutcome, linkOpener, OpenedLink } from './open-link.ts';

type OpenLink = ReturnType<typeof linkOpener>;

/** What to do with a request: answer as always, with what a link opens, with a redirect, or with a refusal. */
export type ComposedRequest =
  | { kind: 'ordinary' }
  | { kind: 'composed'; link: OpenedLink }
  | { kind: 'redirect'; to: string; cookie: string }
  | {
      kind: 'refused';
      reason: Extract<LinkOutcome, { refused: string }>['refused'];
      cookie: string;
    };

/**
 * The cookie that keeps a browser with a composition until it is closed or the link expires. Ports of one host share
 * cookies: each channel has its own, which is valid on it alone.
 */
const cookieOf = (channel: Channel) => `aangan-composed-${channel}`;

/**
 * Reads compose links and their cookie. A link is answered with a redirect to the same address without the token, so
 * that it is in no history, log or Referer of the pages that follow.
 * @param open without it, the channel opens no links: a token is refused
 */
export function composedRequests(options: {
  channel: Channel;
  isHttps: boolean;
  open: OpenLink | undefined;
}): (request: FastifyRequest, address: URL) => Promise<ComposedRequest> {
  const { channel, isHttps, open } = options;
  const name = cookieOf(channel);
  const cookie = (value: string, seconds?: number) =>
    [
      `${name}=${value}; Path=/; HttpOnly; SameSite=Lax`,
      ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
      ...(isHttps ? ['Secure'] : []),
    ].join('; ');
  const cleared = cookie('', 0);

  return async ({ headers }, address) => {
    const [given] = address.searchParams.getAll(composeParameter);
    if (given === '') return { kind: 'redirect', to: withoutToken(address), cookie: cleared };
    if (given !== undefined) {
      const outcome = open ? await open(given) : ({ refused: 'invalid' } as const);
      if ('refused' in outcome) return { kind: 'refused', reason: outcome.refused, cookie: '' };
      const seconds = Math.ceil((outcome.opened.expiresAt.getTime() - Date.now()) / 1000);
      return { kind: 'redirect', to: withoutToken(address), cookie: cookie(given, seconds) };
    }
    const [kept] = cookieValues(headers.cookie, name);
    if (!kept || !open) return { kind: 'ordinary' };
    const outcome = await open(kept);
    if ('opened' in outcome) return { kind: 'composed', link: outcome.opened };
    // A registry that is away for a moment ends nothing.
    const keeps = outcome.refused === 'away';
    return { kind: 'refused', reason: outcome.refused, cookie: keeps ? '' : cleared };
  };
}

/** Path and query without the token. A path that began with several slashes would name another host. */
function withoutToken(address: URL): string {
  const query = new URLSearchParams(address.searchParams);
  query.delete(composeParameter);
  const path = address.pathname.replace(/^\/+/, '/');
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Answers a redirect of a compose link. */
export function redirectComposed(
  reply: FastifyReply,
  { to, cookie }: { to: string; cookie: string },
): FastifyReply {
  return reply
    .header('set-cookie', cookie)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(to, 303);
}
