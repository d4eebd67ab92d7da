import type { ComposedShell } from '@aangan/manifest';
import { cookieValues } from '../visitor/cookie-values.ts';

/**
 * The audience to render a page for, from the cookie that the shell declares; the default audience if the cookie is
 * missing or unknown. Anyone can set that cookie: it only chooses between public pages and grants nothing.
 * @param cookies the request's Cookie header
 */
export function audienceOf(
  { audienceCookie, audiences = [], defaultAudience }: ComposedShell,
  cookies: string | undefined,
): string {
  if (!audienceCookie) return defaultAudience;
  const named = cookieValues(cookies, audienceCookie).find((value) => audiences.includes(value));
  return named ?? defaultAudience;
}
