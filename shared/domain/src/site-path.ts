/** Longer than any address of the site, and short enough for every server. */
const maxLength = 2_000;

/** A slash, a backslash or a control character in percent signs, however often the percent sign itself is encoded. */
const encodedSeparator = /%(?:25)*(?:2f|5c|0[\da-f]|1[\da-f]|7f)/i;

/** Top-level paths with files and APIs instead of pages. */
const notPages = ['api', 'platform', 'releases', 'sandbox', 'media'];

const isBelowNotPages = new RegExp(`^/(?:${notPages.join('|')})(?:/|$)`, 'i');

/**
 * Reads a path of this site, for `?next=` and the like: the path with query and fragment, as a browser would open it.
 * Null for a path that browsers or servers could read as another host, or that no page of the site has: with two
 * slashes in a row, a backslash or a control character, even if encoded or only after dot segments are resolved. Null
 * also for everything below /api, /platform, /releases, /sandbox and /media.
 */
export function sitePathOf(next: string | null | undefined): string | null {
  if (!next || next.length > maxLength || !next.startsWith('/') || hasUnsafeCharacter(next)) {
    return null;
  }
  const base = 'http://site.invalid';
  const url = URL.parse(next, base);
  if (url?.origin !== base || !isSafePathname(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

function isSafePathname(pathname: string): boolean {
  return (
    !pathname.includes('//') &&
    !encodedSeparator.test(pathname) &&
    isDecodable(pathname) &&
    !isBelowNotPages.test(decodeURIComponent(pathname))
  );
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

function hasUnsafeCharacter(text: string): boolean {
  return [...text].some((character) => {
    const code = character.charCodeAt(0);
    return character === '\\' || code < 0x20 || (code >= 0x7f && code < 0xa0);
  });
}
