import { matchPath } from './routes.ts';

type Verb = 'read' | 'open' | 'tell' | 'fill';

const named = (grants: readonly string[], verb: Verb) =>
  grants.flatMap((one) => (one.startsWith(`${verb} `) ? [one.slice(verb.length + 1)] : []));

/** What it asks for and was not granted. */
export const notGranted = (asks: readonly string[], grants: readonly string[]): string[] =>
  asks.filter((ask) => !grants.includes(ask));

/**
 * The path and query of an address of this site; null for anything else: another origin, a scheme, a path that browsers
 * read as a host, or one that is not in its plain form.
 */
export function ownAddress(
  text: string,
): { pathname: string; search: string; hash: string } | null {
  if (text.length > 2_000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return null;
  const address = URL.parse(text, 'http://site.invalid');
  if (address?.origin !== 'http://site.invalid' || !text.startsWith(address.pathname)) return null;
  // Another server could decode these once more.
  return /%(?:2e|2f|5c|00)/i.test(address.pathname) ? null : address;
}

/** Whether grants let an address of the API be read, with any query. */
export function mayRead(grants: readonly string[], text: string): boolean {
  const address = ownAddress(text);
  if (address?.hash !== '' || !address.pathname.startsWith('/api/')) return false;
  return isBelow(named(grants, 'read'), address.pathname);
}

/**
 * Whether grants let a page be opened.
 * @param own the remote's own paths, which it may always open
 */
export function mayOpen(grants: readonly string[], own: readonly string[], pathname: string) {
  return isBelow([...named(grants, 'open'), ...own], pathname);
}

/** Whether grants let an outcome be told. */
export const mayTell = (grants: readonly string[], outcome: string): boolean =>
  named(grants, 'tell').includes(outcome);

/** Whether grants let extensions be shown in a slot: the slot gives them its props. */
export const mayFill = (grants: readonly string[], slot: string): boolean =>
  named(grants, 'fill').includes(slot);

const isBelow = (patterns: readonly string[], pathname: string) =>
  matchPath(
    patterns.map((path) => ({ path })),
    pathname,
  ) !== undefined;
