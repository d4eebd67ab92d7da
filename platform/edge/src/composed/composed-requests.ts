import type { Channel } from '@aangan/manifest';
import { type ComposeLink, composeParameter } from '@aangan/manifest/compose-link';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieValues } from '../page/cookie-values.ts';
import type { ComposeAccess } from './compose-access.ts';
import type { ComposeTokens } from './compose-tokens.ts';
import type { LinkRefusal, OpenedLink } from './open-link.ts';
import type { TabPage } from './tab-script.ts';

/** What to do with a request: answer as always, with what a link opens, with a redirect, a question or a refusal. */
export type ComposedRequest =
  | { kind: 'ordinary' }
  | { kind: 'composed'; read: ComposeLink; link: OpenedLink; tab?: TabPage }
  | { kind: 'redirect'; to: string; cookie: string }
  | { kind: 'question'; origins: readonly string[]; to: string }
  | { kind: 'refused'; reason: LinkRefusal; cookie: string };

/** In the address of a page of a tab: the computer's server did not answer. */
const localParameter = 'local';
/** How long a tab keeps what it was allowed to load of its computer without opening a page, in milliseconds. */
const tabMs = 3_600_000;

/**
 * The cookie that keeps a browser with a composition until it is closed or the link expires. Ports of one host share
 * cookies: each channel has its own, which is valid on it alone.
 */
const cookieOf = (channel: Channel) => `aangan-composed-${channel}`;

/**
 * Reads compose links and their cookie. A link is answered with a redirect to the same address without the token, so
 * that it is in no history, log or Referer of the pages that follow. One that names servers of the visitor's computer
 * is answered with a question, and its token is the tab's to keep.
 * @param access without it, the channel opens nothing: a token is refused
 */
export function composedRequests(options: {
  channel: Channel;
  /** Where visitors see the channel. */
  site: URL;
  access: ComposeAccess | undefined;
}): (request: FastifyRequest, address: URL) => Promise<ComposedRequest> {
  const { channel, site, access } = options;
  const name = cookieOf(channel);
  const cookie = (value: string, seconds?: number) =>
    [
      `${name}=${value}; Path=/; HttpOnly; SameSite=Lax`,
      ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
      ...(site.protocol === 'https:' ? ['Secure'] : []),
    ].join('; ');
  const cleared = cookie('', 0);
  const kept = (link: ComposeLink, value: string, to: string): ComposedRequest => {
    const seconds = Math.ceil((link.expiresAt.getTime() - Date.now()) / 1000);
    return { kind: 'redirect', to, cookie: cookie(value, seconds) };
  };

  return async (request, address) => {
    const [given] = address.searchParams.getAll(composeParameter);
    const to = withoutToken(address);
    if (given === '') return { kind: 'redirect', to, cookie: cleared };
    if (given !== undefined) return access ? opened(access, request, { given, to }) : refusal();
    const [value] = cookieValues(request.headers.cookie, name);
    if (!value || !access) return { kind: 'ordinary' };
    const read = access.tokens.read(value, [access.needsGrant ? 'browser' : 'link']);
    if ('refused' in read) return refusal(read.refused, cleared);
    const outcome = await access.open(read.link);
    // What a cookie holds is for all tabs of the browser, and loads nothing of its computer.
    if ('opened' in outcome && outcome.opened.localOrigins.length === 0) {
      return { kind: 'composed', read: read.link, link: outcome.opened };
    }
    const reason = 'refused' in outcome ? outcome.refused : 'invalid';
    // A registry that is away for a moment ends nothing.
    return refusal(reason, reason === 'away' ? '' : cleared);
  };

  async function opened(
    { tokens, open, needsGrant, trustedOrigins }: ComposeAccess,
    request: FastifyRequest,
    { given, to }: { given: string; to: string },
  ): Promise<ComposedRequest> {
    const read = tokens.read(given, needsGrant ? ['link', 'tab', 'hand-over'] : ['link', 'tab']);
    if ('refused' in read) return refusal(read.refused);
    if (read.kind === 'hand-over') {
      // Asking for the headers takes nothing.
      const from = URL.parse(request.headers.referer ?? '')?.origin ?? '';
      // The site's own pages run what teams published; servers of developers' computers are not named one by one.
      const handsOver = trustedOrigins.includes(from) && from !== site.origin;
      if (request.method !== 'GET' || !handsOver) return refusal();
      const outcome = await tokens.take(read.link.id);
      if ('refused' in outcome) return refusal(outcome.refused);
      return kept(outcome.taken, tokens.sign(outcome.taken, 'browser'), to);
    }
    const outcome = await open(read.link);
    if ('refused' in outcome) return refusal(outcome.refused);
    const { opened: link } = outcome;
    if (link.localOrigins.length === 0) {
      return needsGrant || read.kind === 'tab' ? refusal() : kept(read.link, given, to);
    }
    return ofTab({ tokens, link, read, to }, request);
  }
}

function refusal(reason: LinkRefusal = 'invalid', cookie = ''): ComposedRequest {
  return { kind: 'refused', reason, cookie };
}

/**
 * A page with servers of the visitor's computer, for a tab that was allowed to load them, and else the question whether
 * it may. The browser tells where a request comes from: a tab's token is taken from the site's own pages only, and what
 * a script asks for has neither page nor question.
 */
function ofTab(
  options: {
    tokens: ComposeTokens;
    link: OpenedLink;
    read: { kind: string; link: ComposeLink };
    to: string;
  },
  { headers, query }: FastifyRequest,
): ComposedRequest {
  const { tokens, link, read, to } = options;
  const { 'sec-fetch-site': site, 'sec-fetch-dest': destination = 'document' } = headers;
  if (destination !== 'document') return refusal();
  const expiresAt = new Date(Math.min(Date.now() + tabMs, link.expiresAt.getTime()));
  const token = tokens.sign({ id: read.link.id, expiresAt }, 'tab');
  if (read.kind !== 'tab' || site !== 'same-origin') {
    return { kind: 'question', origins: link.localOrigins, to: withToken(to, token) };
  }
  const isAway = (query as Record<string, unknown>)[localParameter] === 'away';
  const away = withToken(to, token, [[localParameter, 'away']]);
  return { kind: 'composed', read: read.link, link, tab: { token, address: to, away, isAway } };
}

function withToken(to: string, token: string, more: [string, string][] = []): string {
  const query = new URLSearchParams([[composeParameter, token], ...more]);
  return `${to}${to.includes('?') ? '&' : '?'}${query}`;
}

/** Path and query without the token. A path that began with several slashes would name another host. */
function withoutToken(address: URL): string {
  const query = new URLSearchParams(address.searchParams);
  query.delete(composeParameter);
  query.delete(localParameter);
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
