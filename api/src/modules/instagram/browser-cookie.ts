import { authorisationMinutes } from './authorisation-state.ts';
import { callbackPath } from './provider/instagram-provider.ts';

/**
 * Ties an authorisation to the browser that began it: a page cannot be tricked into finishing somebody else's. It is
 * sent to the callback alone and is useless once the state is used.
 */
const name = 'aangan-instagram';

export function browserCookie(secret: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${secret}; Path=${callbackPath}; Max-Age=${authorisationMinutes * 60}; HttpOnly; SameSite=Lax${secure}`;
}

/** The secret among the cookies of a request; empty without one. */
export function readBrowserCookie(header: string | undefined): string {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
