import { type ComposeLink, composeParameter } from '@aangan/manifest/compose-link';
import type { FastifyRequest } from 'fastify';
import type {
  LinkRefusal,
  OpenedLink,
  ReadToken,
  SessionCompositions,
} from './session-compositions.ts';
import { heldByBrowser, heldInBrowser, leftByBrowser } from './session-cookies.ts';
import type { TabPage } from './tab-script.ts';

/** Which composition a request gets: the channel's, or another; or a redirect, a question or a refusal. */
export type Choice =
  | { kind: 'channel' }
  | { kind: 'composed'; read: ComposeLink; link: OpenedLink; tab?: TabPage }
  | { kind: 'redirect'; to: string; cookie: string | undefined }
  | { kind: 'question'; origins: readonly string[]; to: string }
  | { kind: 'refused'; reason: LinkRefusal; cookie?: string };

/** Query parameter of a tab's page: says that the server on the visitor's computer did not answer. */
const localParameter = 'local';
/** How long a tab may load from the visitor's computer without opening another page, in milliseconds. */
const tabMs = 3_600_000;

const refused = (reason: LinkRefusal = 'invalid'): Choice => ({ kind: 'refused', reason });

/**
 * Chooses the composition for a request by the token in its address, or else by the browser's cookie. A token in the
 * address is moved into a cookie by a redirect to the address without it, so that no history, log or Referer of later
 * pages contains it. A composition with servers of the visitor's computer is held by one tab instead, after the visitor
 * has agreed.
 * @param compositions undefined if the channel opens no compositions: tokens are then refused
 */
export async function chooseComposition(
  compositions: SessionCompositions | undefined,
  request: FastifyRequest,
  address: URL,
): Promise<Choice> {
  const [given] = address.searchParams.getAll(composeParameter);
  if (given === undefined) return compositions ? ofBrowser(compositions, request) : ofChannel;
  const to = withoutToken(address);
  if (given === '') {
    return { kind: 'redirect', to, cookie: compositions && leftByBrowser(compositions) };
  }
  if (!compositions) return refused();
  return ofAddress(compositions, request, { given, to });
}

const ofChannel: Choice = { kind: 'channel' };

/** A composition in a cookie applies to all tabs of the browser, so it may load nothing from the visitor's computer. */
async function ofBrowser(
  compositions: SessionCompositions,
  { headers }: FastifyRequest,
): Promise<Choice> {
  const read = heldByBrowser(compositions, headers.cookie);
  if (!read) return ofChannel;
  const outcome = await compositions.open(read);
  if ('opened' in outcome && outcome.opened.localOrigins.length === 0) {
    return { kind: 'composed', read, link: outcome.opened };
  }
  const reason = 'refused' in outcome ? outcome.refused : 'invalid';
  // A registry that is down for a moment must not end the composition.
  if (reason === 'away') return refused(reason);
  return { kind: 'refused', reason, cookie: leftByBrowser(compositions) };
}

async function ofAddress(
  compositions: SessionCompositions,
  request: FastifyRequest,
  { given, to }: { given: string; to: string },
): Promise<Choice> {
  const { needsGrant } = compositions;
  const read = compositions.read(
    given,
    needsGrant ? ['link', 'tab', 'hand-over'] : ['link', 'tab'],
  );
  if ('refused' in read) return refused(read.refused);
  if (read.kind === 'hand-over') {
    // A HEAD request must not use up the hand-over.
    const isAllowed = request.method === 'GET' && compositions.handsOver(request.headers.referer);
    const outcome = isAllowed ? await compositions.take(read.link) : refusedTaking;
    if ('refused' in outcome) return refused(outcome.refused);
    const token = compositions.sign(outcome.taken, 'browser');
    return kept(compositions, { token, until: outcome.taken.expiresAt, to });
  }
  const outcome = await compositions.open(read.link);
  if ('refused' in outcome) return refused(outcome.refused);
  const { opened: link } = outcome;
  if (link.localOrigins.length > 0) return ofTab(compositions, request, { read, link, to });
  if (needsGrant || read.kind === 'tab') return refused();
  return kept(compositions, { token: given, until: read.link.expiresAt, to });
}

const refusedTaking = { refused: 'invalid' } as const;

function kept(
  compositions: SessionCompositions,
  { token, until, to }: { token: string; until: Date; to: string },
): Choice {
  return { kind: 'redirect', to, cookie: heldInBrowser(compositions, token, until) };
}

/**
 * A page with servers of the visitor's computer if the tab may load them, else the question whether it may. A tab's
 * token is accepted from the site's own pages only (Sec-Fetch-Site). Requests by scripts get neither page nor question.
 */
function ofTab(
  { sign }: SessionCompositions,
  { headers, query }: FastifyRequest,
  { read, link, to }: { read: ReadToken; link: OpenedLink; to: string },
): Choice {
  const { 'sec-fetch-site': site, 'sec-fetch-dest': destination = 'document' } = headers;
  if (destination !== 'document') return refused();
  const expiresAt = new Date(Math.min(Date.now() + tabMs, link.expiresAt.getTime()));
  const token = sign({ id: read.link.id, expiresAt }, 'tab');
  const again = withToken(to, token);
  if (read.kind !== 'tab' || site !== 'same-origin') {
    return { kind: 'question', origins: link.localOrigins, to: again };
  }
  const isAway = (query as Record<string, unknown>)[localParameter] === 'away';
  const tab = { token, address: to, away: `${again}&${localParameter}=away`, isAway };
  return { kind: 'composed', read: read.link, link, tab };
}

const withToken = (to: string, token: string) =>
  `${to}${to.includes('?') ? '&' : '?'}${composeParameter}=${token}`;

/** Path and query without the token. A path that began with several slashes would name another host. */
function withoutToken(address: URL): string {
  const query = new URLSearchParams(address.searchParams);
  query.delete(composeParameter);
  query.delete(localParameter);
  const path = address.pathname.replace(/^\/+/, '/');
  return query.size > 0 ? `${path}?${query}` : path;
}
