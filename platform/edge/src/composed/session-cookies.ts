import { namesRelease } from '@aangan/manifest';
import type { ComposeLink, ComposeTokenKind } from '@aangan/manifest/compose-link';
import { cookieValues } from '../visitor/cookie-values.ts';
import type { SessionCompositions } from './session-compositions.ts';

type Scope = Pick<SessionCompositions, 'channel' | 'isHttps'>;

/** Cookies are shared by all ports of a host, so each channel has a cookie of its own, valid for that channel only. */
const pagesName = ({ channel }: Pick<Scope, 'channel'>) => `aangan-composed-${channel}`;
/** One cookie for each composition that is open in the browser, so that tabs do not overwrite each other's. */
const filesPrefix = ({ channel }: Pick<Scope, 'channel'>) => `aangan-files-${channel}-`;

/** How many compositions of one browser are looked up for a file. */
const maxLinks = 10;

/** Keeps a browser with a composition until it is closed or the composition expires. */
export const heldInBrowser = (scope: Scope, token: string, until: Date) =>
  cookie(scope, { name: pagesName(scope), value: token, path: '/', until });

/** Takes the composition from the browser. */
export const leftByBrowser = (scope: Scope) => heldInBrowser(scope, '', new Date(0));

/**
 * The composition that a browser holds; undefined if none. Cookies that this edge did not sign are ignored: scripts and
 * other sites of the same domain can plant cookies that are sent first, and must not take a page from its visitor.
 * @param cookies the request's Cookie header
 */
export function heldByBrowser(
  compositions: SessionCompositions,
  cookies: string | undefined,
): ComposeLink | undefined {
  const kind = compositions.needsGrant ? 'browser' : 'link';
  return signed(compositions, kind, cookieValues(cookies, pagesName(compositions)))[0];
}

/**
 * The cookie that lets a composed page load its scripts and pictures: without it, only releases that the channel serves
 * can be loaded.
 */
export function filesCookie(compositions: SessionCompositions, link: ComposeLink): string {
  const name = filesPrefix(compositions) + link.id;
  const value = compositions.sign(link, 'files');
  return cookie(compositions, { name, value, path: '/releases/', until: link.expiresAt });
}

/** Whether a composition that is open in the browser names a release. @param cookies the request's Cookie header */
export async function isOfComposedPage(
  compositions: SessionCompositions,
  cookies: string | undefined,
  { name, release }: { name: string; release: string },
): Promise<boolean> {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  const tokens = pairs
    .filter((pair) => pair.startsWith(filesPrefix(compositions)))
    .map((pair) => pair.slice(pair.indexOf('=') + 1));
  for (const link of signed(compositions, 'files', tokens).slice(0, maxLinks)) {
    const outcome = await compositions.open(link);
    if ('opened' in outcome && namesRelease(outcome.opened.composition, name, release)) return true;
  }
  return false;
}

/** The links of those tokens that are valid. */
function signed(
  compositions: SessionCompositions,
  kind: ComposeTokenKind,
  tokens: readonly string[],
): ComposeLink[] {
  return tokens.flatMap((token) => {
    const read = compositions.read(token, [kind]);
    return 'link' in read ? [read.link] : [];
  });
}

function cookie(
  { isHttps }: Scope,
  { name, value, path, until }: { name: string; value: string; path: string; until: Date },
): string {
  const seconds = Math.max(0, Math.ceil((until.getTime() - Date.now()) / 1000));
  const flags = `Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;
  return `${name}=${value}; ${flags}${isHttps ? '; Secure' : ''}`;
}
