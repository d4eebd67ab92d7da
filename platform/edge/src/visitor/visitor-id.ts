import { randomBytes } from 'node:crypto';
import { cookieValues } from './cookie-values.ts';

/** The cookie with a visitor's id. The id is random and only serves to keep the visitor on one composition. */
export const visitorCookie = 'aangan-visitor';

/** One year, in seconds. */
const keptSeconds = 31_536_000;

const visitorId = /^[A-Za-z0-9_-]{22}$/;

/**
 * Programs that fetch pages for others and send no cookies: with a new id for each request they would see canaries by
 * chance. "Cubot" is excluded: it is a brand of phones.
 */
const robots =
  /(?:(?<!cu)bot|crawler|spider)\b|slurp|facebookexternalhit|bingpreview|inspectiontool|whatsapp/i;

/** Who asks for a page, as far as canaries are concerned. */
export interface Visitor {
  /** Null for a robot. */
  id: string | null;
  /** Whether the answer has to set the cookie. */
  isNew: boolean;
}

/** Whether a program fetches pages for others, or has no name. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent || robots.test(userAgent);
}

/** The visitor that a request's cookie identifies, or else a new one. */
export function visitorOf(headers: {
  cookie?: string | undefined;
  'user-agent'?: string | undefined;
}): Visitor {
  const id = cookieValues(headers.cookie, visitorCookie).find((value) => visitorId.test(value));
  if (id) return { id, isNew: false };
  if (isRobot(headers['user-agent'])) return { id: null, isNew: false };
  return { id: randomBytes(16).toString('base64url'), isNew: true };
}

/** The Set-Cookie header that keeps an id in the browser. */
export function visitorCookieHeader(id: string, isHttps: boolean): string {
  const attributes = [`Max-Age=${keptSeconds}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  return [`${visitorCookie}=${id}`, ...attributes, ...(isHttps ? ['Secure'] : [])].join('; ');
}
