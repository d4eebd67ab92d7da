import { type Audience, audienceOf, audiences } from '@aangan/domain';
import type { ShellStore } from '../store/create-store.ts';
import { statusOf } from './shell-session.ts';

/**
 * The cookie that tells the edge which public page to render first. It holds the kind of account, no secret, and
 * grants nothing. shell.json names it too.
 */
const cookieName = 'aangan-audience';
/** As long as a remembered session, in seconds. */
const maxAge = 30 * 24 * 60 * 60;

type Page = Pick<Document, 'cookie' | 'location'>;

/** Whom the cookie says the visitor is; `guest` where there is none. */
export function readAudience(page: Page): Audience {
  const [, value] = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(page.cookie) ?? [];
  return audiences.find((audience) => audience === value) ?? 'guest';
}

/** Writes the cookie at sign-in and removes it at sign-out, also when another tab did it. Returns what stops it. */
export function keepAudience(store: Pick<ShellStore, 'getState' | 'subscribe'>, page: Page) {
  let written = readAudience(page);
  return store.subscribe(() => {
    const { auth } = store.getState();
    const status = statusOf(auth);
    if (status !== 'signed-in' && status !== 'signed-out') return;
    const audience = audienceOf(auth.user);
    if (audience === written) return;
    written = audience;
    page.cookie = cookieOf(audience, page.location.protocol === 'https:');
  });
}

function cookieOf(audience: Audience, isHttps: boolean): string {
  const lifetime = audience === 'guest' ? 0 : maxAge;
  const secure = isHttps ? '; Secure' : '';
  return `${cookieName}=${audience}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`;
}
