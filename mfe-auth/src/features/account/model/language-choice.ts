import type { SiteLanguage } from '@aangan/domain';

/** The languages of accounts, by their own names in every language. */
export const languageOptions: readonly { value: SiteLanguage; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'हिन्दी' },
];

/** In seconds: a year. */
const maxAge = 365 * 24 * 60 * 60;

/**
 * Remembers the language in this browser, as the site's language links do: an older choice in it would become the
 * account's again.
 */
export function rememberLanguage(
  language: SiteLanguage,
  page: Pick<Document, 'cookie' | 'location'>,
): void {
  const secure = page.location.protocol === 'https:' ? '; Secure' : '';
  page.cookie = `aangan-language=${language}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
