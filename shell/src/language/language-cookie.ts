/**
 * The cookie that holds the language which the visitor chose, by its code, or that one was offered. Nothing is served by it: pages
 * are in the language of their address.
 */
const cookieName = 'aangan-language';
/** In seconds: a year. */
const maxAge = 365 * 24 * 60 * 60;

type Page = Pick<Document, 'cookie' | 'location'>;

/** The code of the language that the visitor chose in this browser; `offered` where one was offered; else undefined. */
export function readLanguageCookie(page: Pick<Page, 'cookie'>): string | undefined {
  const written = page.cookie.split('; ').find((one) => one.startsWith(`${cookieName}=`));
  return written?.slice(cookieName.length + 1);
}

/** In place of a code: a language was offered, and none was chosen yet. */
export const offered = 'offered';

/** Remembers a language by its code, or that one was {@link offered}. */
export function writeLanguageCookie(code: string, page: Page): void {
  const secure = page.location.protocol === 'https:' ? '; Secure' : '';
  page.cookie = `${cookieName}=${code}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
