/** A language that a site speaks, as shell.json declares it. */
export interface Language {
  /** Two or three lower-case letters: what addresses and texts name it by. */
  code: string;
  /** BCP 47 language tag, for `lang` and for the formats of numbers and dates. */
  locale: string;
  /** The language's own name, for those who choose it. */
  name: string;
}

/** A text of a manifest: in the default language alone, or in several by their codes. */
export type TextInLanguages = string | Readonly<Record<string, string>>;

/** What an address says of its page. */
export interface AddressedLanguage {
  /** The language's code. */
  language: string;
  locale: string;
  /** The path as routes declare it, without the language. */
  path: string;
  /** What the path begins with in this language, such as `/hi`; empty for the default language. */
  prefix: string;
}

/** Of a shell that declares no languages. */
const onlyLanguages: readonly [Language] = [{ code: 'en', locale: 'en-IN', name: 'English' }];

/** The languages of a site, the default one first. @param declared as shell.json declares them */
export function languagesOf(declared?: readonly Language[]): readonly [Language, ...Language[]] {
  const [first = onlyLanguages[0], ...others] = declared ?? onlyLanguages;
  return [first, ...others];
}

/** What addresses in a language begin with; empty for the default language. */
export function prefixOf(language: string, declared?: readonly Language[]): string {
  return language === languagesOf(declared)[0].code ? '' : `/${language}`;
}

/**
 * The language of an address: that of its first segment, in any case of letters, as routers compare them; else the
 * default language.
 * @param pathname the path part of a URL, still encoded
 * @param declared the site's languages, as shell.json declares them
 */
export function languageOf(pathname: string, declared?: readonly Language[]): AddressedLanguage {
  const [first, ...others] = languagesOf(declared);
  const [, segment = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(pathname) ?? [];
  const other = others.find(({ code }) => code === segment.toLowerCase());
  if (!other) {
    return { language: first.code, locale: first.locale, path: pathname, prefix: '' };
  }
  // Several slashes would name a host where the path is read as an address.
  const path = `/${rest.replace(/^\/+/, '')}`;
  return { language: other.code, locale: other.locale, path, prefix: `/${other.code}` };
}

/** A path of the site in a language, as routers write it: `/hi` for the start page, `/hi/items` for `/items`. */
export function pathInLanguage(path: string, prefix: string): string {
  return (path === '/' && prefix) || prefix + path;
}

/** A text in a language, or in the default language where it has none for that one. */
export function textIn(text: TextInLanguages, language: string, defaultLanguage: string): string {
  if (typeof text === 'string') return text;
  return text[language] ?? text[defaultLanguage] ?? Object.values(text)[0] ?? '';
}

/** The module of a release with its messages in a language, such as `./Messages.hi`. */
export const messagesExpose = (language: string): string => `./Messages.${language}`;
