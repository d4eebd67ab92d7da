/**
 * The cookie that holds the language which the visitor chose or was offered, by its code. Nothing is served by it: pages
 * are in the language of their address.
 */
const cookieName = 'aangan-language';
/** In seconds: a year. */
const maxAge = 365 * 24 * 60 * 60;

type Page = Pick<Document, 'cookie' | 'location'>;

/** Whether the visitor has chosen a language in this browser, or was offered another one. */
export function hasLanguageCookie(page: Pick<Page, 'cookie'>): boolean {
  return page.cookie.split('; ').some((one) => one.startsWith(`${cookieName}=`));
}

/** Remembers a language by its code. */
export function writeLanguageCookie(code: string, page: Page): void {
  const secure = page.location.protocol === 'https:' ? '; Secure' : '';
  page.cookie = `${cookieName}=${code}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
