import type { ComposedShell } from '@aangan/manifest';

/**
 * Whom to render a page for, as the cookie that the shell declares says. Anyone can write that cookie: it chooses
 * between public pages and grants nothing. Where there is none, or it names no audience, the default one.
 * @param cookies the request's Cookie header
 */
export function audienceOf(
  { audienceCookie, audiences = [], defaultAudience }: ComposedShell,
  cookies: string | undefined,
): string {
  if (!audienceCookie || !cookies) return defaultAudience;
  for (const pair of cookies.split(';')) {
    const [name, value = ''] = pair.trim().split('=');
    if (name === audienceCookie && audiences.includes(value)) return value;
  }
  return defaultAudience;
}
