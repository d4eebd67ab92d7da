import { pathInLanguage, platformPaths } from '@aangan/manifest';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';

/** The result of a route's head function. Remotes write it, so it is checked before use. */
const RouteHead = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 300 }),
  description: Type.String({ maxLength: 1_000 }),
  canonical: Type.Optional(Type.String({ maxLength: 2_000, pattern: '^/(?![/\\\\])' })),
  picture: Type.Optional(Type.String({ maxLength: 2_000 })),
  structuredData: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type RouteHead = Static<typeof RouteHead>;

/** How deep structured data may be nested; what search engines read is nested four or five levels. */
const maxDataDepth = 20;
/** The longest structured data as JSON, in characters: it is inlined into the page. */
const maxDataLength = 50_000;

/** The result of a head function, without structured data that is too large for a page; null if it is malformed. */
export function parseRouteHead(value: unknown): RouteHead | null {
  if (!Value.Check(RouteHead, value)) return null;
  const { structuredData, ...head } = value;
  return structuredData && isWithinLimits(structuredData) ? { ...head, structuredData } : head;
}

function isWithinLimits(data: unknown): boolean {
  // Depth first: JSON.stringify recurses, so deeply nested data would overflow the stack.
  return isNestedAtMost(data, maxDataDepth) && JSON.stringify(data).length <= maxDataLength;
}

function isNestedAtMost(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((one) => isNestedAtMost(one, levels - 1));
}

/** The properties of structured data that hold addresses. */
const addressProperties = new Set(['url', 'item', '@id', 'image', 'logo']);

/** Those of them that hold addresses of pages, which are those of the page's language. */
const pageProperties = new Set(['url', 'item']);

/**
 * Structured data with its path-absolute addresses made absolute: search engines read no others.
 * @param place the site, and what its paths begin with in the page's language
 */
export function withAbsoluteAddresses(
  value: unknown,
  place: { site: URL; prefix: string },
  property = '',
): unknown {
  if (Array.isArray(value)) return value.map((one) => withAbsoluteAddresses(one, place, property));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, withAbsoluteAddresses(one, place, name)]),
    );
  }
  if (!addressProperties.has(property) || typeof value !== 'string') return value;
  const { site, prefix } = place;
  const address = absoluteAddress(value, site);
  if (!address?.startsWith(`${site.origin}/`) || !pageProperties.has(property)) return address;
  return isPage(address) ? addressWith(prefix, address) : address;
}

/** Whether an address of the site can be that of a page. */
function isPage(address: string): boolean {
  return !platformPaths.includes(`/${new URL(address).pathname.split('/')[1] ?? ''}`);
}

/** An address of the site in a language. @param prefix what its paths begin with in that language */
export function addressWith(prefix: string, address: string): string {
  if (prefix === '') return address;
  const url = new URL(address);
  url.pathname = pathInLanguage(url.pathname, prefix);
  return url.href;
}

/** The address on the site; undefined if no browser can open it. */
export function absoluteAddress(address: string, site: URL): string | undefined {
  if (!URL.canParse(address, site.href)) return undefined;
  const url = new URL(address, site);
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/**
 * The page's address for search engines: the one that its head names if that has the page's own path, else the path.
 * @param path the declared path with its parameters, not the spelling that the visitor used
 */
export function canonicalAddress(named: string | undefined, path: string, site: URL): string {
  const own = new URL(path, site);
  const canonical = named === undefined ? own : new URL(named, site);
  const isOwnPage = canonical.origin === own.origin && canonical.pathname === own.pathname;
  return isOwnPage ? canonical.href : own.href;
}
