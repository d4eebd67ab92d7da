/**
 * The cookie that holds the language which the visitor chose or was offered, by its code. Nothing is served by it: pages
 * are in the language of their address.
 */
const cookieName = 'aangan-language';
/** In seconds: a year. */
const maxAge = 365 * 24 * 60 * 60;

type Page = Pick<Document, 'cookie' | 'location'>;

/** The language that the visitor chose in this browser or was offered last; undefined where there is neither. */
export function readLanguageCookie(page: Pick<Page, 'cookie'>): string | undefined {
  const written = page.cookie.split('; ').find((one) => one.startsWith(`${cookieName}=`));
  return written?.slice(cookieName.length + 1);
}

/** Remembers a language by its code. */
export function writeLanguageCookie(code: string, page: Page): void {
  const secure = page.location.protocol === 'https:' ? '; Secure' : '';
  page.cookie = `${cookieName}=${code}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
