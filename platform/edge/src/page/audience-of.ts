import type { ComposedShell } from '@aangan/manifest';
import { cookieValues } from './cookie-values.ts';

/**
 * Whom to render a page for, as the cookie that the shell declares says. Anyone can write that cookie: it chooses
 * between public pages and grants nothing. Where there is none, or it names no audience, the default one.
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
