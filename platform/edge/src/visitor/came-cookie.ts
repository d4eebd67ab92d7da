import { cookieValues } from './cookie-values.ts';

/**
 * The cookie with the revisions of the channel in which a browser first and last got a page. It says what the browser may
 * have of which releases, and nothing of who it is: all who come meanwhile have the same.
 */
const cameCookie = 'aangan-came';

/** The revisions in which a browser first and last got a page. */
export interface Came {
  first: number;
  last: number;
}

/** One year, in seconds. */
const keptSeconds = 31_536_000;

const written = /^(\d{1,9})-(\d{1,9})$/;

/**
 * When a browser came before; null where it did not. One that sends cookies and not this one did, and it is not known
 * when: the files of any release may be there.
 * @param revision of the channel
 */
export function cameBefore(cookie: string | undefined, revision: number): Came | null {
  for (const value of cookieValues(cookie, cameCookie)) {
    const [, first, last] = written.exec(value) ?? [];
    if (first !== undefined) return { first: Number(first), last: Number(last) };
  }
  return cookie ? { first: 0, last: revision } : null;
}

/** The Set-Cookie header that a page at a revision leaves; null where the browser has it already. */
export function cameCookieHeader(
  cookie: string | undefined,
  { revision, isHttps }: { revision: number; isHttps: boolean },
): string | null {
  const { first = revision } = cameBefore(cookie, revision) ?? {};
  const value = `${first}-${revision}`;
  if (cookieValues(cookie, cameCookie)[0] === value) return null;
  const attributes = [`Max-Age=${keptSeconds}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  return [`${cameCookie}=${value}`, ...attributes, ...(isHttps ? ['Secure'] : [])].join('; ');
}
