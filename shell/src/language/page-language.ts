import type { SiteComposition } from '@aangan/manifest';
import {
  type AddressedLanguage,
  type Language,
  languageOf,
  languagesOf,
  pathInLanguage,
  prefixOf,
} from '@aangan/manifest/languages';

/** The language of a page, and the others that the site speaks. */
export interface PageLanguage extends AddressedLanguage {
  languages: readonly Language[];
  /** Whether it is the language that the shell and all remotes are written in. */
  isDefault: boolean;
}

/** The language of the page at a path; it stays the same as long as the page is open. */
export function pageLanguage(
  { shell }: Pick<SiteComposition, 'shell'>,
  pathname: string,
): PageLanguage {
  const addressed = languageOf(pathname, shell.languages);
  const languages = languagesOf(shell.languages);
  return { ...addressed, languages, isDefault: addressed.prefix === '' };
}

/** The address of a page of the site in a language. @param address path with query and hash, without a language */
export function addressIn(language: string, address: string, languages: readonly Language[]) {
  return address.replace(/^[^?#]*/, (path) => pathInLanguage(path, prefixOf(language, languages)));
}
