import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionTokens } from './session.service.ts';

/**
 * The cookie of a remembered session: its refresh token, which only the API reads. Browsers such as Safari delete what
 * scripts have stored after seven days without a visit, and keep what a server has set. Ports of one host share cookies,
 * so that a channel where releases are tried neither sets nor reads it.
 */
const sessionCookie = 'aangan-session';
/** Without a secret: tells the page's scripts that it is worth while to ask for the session. */
const hintCookie = 'aangan-remembered';

interface CookieOptions {
  days: number;
  isHttps: boolean;
}

/** How long the cookies live, and whether only over https. */
export const cookieOptionsOf = (
  { refreshTokenDays }: { refreshTokenDays: number },
  publicUrl: string,
): CookieOptions => ({ days: refreshTokenDays, isHttps: publicUrl.startsWith('https:') });

/** Sets the cookies of a session that is remembered, and removes those of another that is not. */
export function keepInCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { refresh, isRemembered }: SessionTokens,
  { days, isHttps }: CookieOptions,
): void {
  if (!isRemembered) {
    removeCookie(request, reply, isHttps);
    return;
  }
  if (request.isOfStaging) return;
  const end = `Max-Age=${days * 86_400}${isHttps ? '; Secure' : ''}`;
  reply.header('set-cookie', [
    `${sessionCookie}=${refresh}; Path=/api/auth/; HttpOnly; SameSite=Strict; ${end}`,
    `${hintCookie}=1; Path=/; SameSite=Strict; ${end}`,
  ]);
}

/** Removes the cookies where the browser has sent the session's. */
export function removeCookie(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): void {
  if (readCookie(request) === undefined) return;
  const end = `SameSite=Strict; Max-Age=0${isHttps ? '; Secure' : ''}`;
  reply.header('set-cookie', [
    `${sessionCookie}=; Path=/api/auth/; HttpOnly; ${end}`,
    `${hintCookie}=; Path=/; ${end}`,
  ]);
}

/** The refresh token in the cookie. */
export function readCookie({ isOfStaging, headers }: FastifyRequest): string | undefined {
  if (isOfStaging) return undefined;
  const parts = (headers.cookie ?? '').split(';').map((part) => part.trim());
  const found = parts.find((part) => part.startsWith(`${sessionCookie}=`));
  return found?.slice(sessionCookie.length + 1) || undefined;
}

/** A page of another origin cannot send this header, since no answer allows it. */
export const restoreHeader = 'aangan-restore';

/** Whether a request comes from a page of this very origin. Browsers without the second header obey the first. */
export function isOfOwnPage({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return headers[restoreHeader] === '1' && (site === undefined || site === 'same-origin');
}
