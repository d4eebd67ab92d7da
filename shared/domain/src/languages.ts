/** The languages that the site speaks, the first by default: its code in addresses and accounts, and its locale. */
export const siteLanguages = [
  { code: 'en', locale: 'en-IN' },
  { code: 'hi', locale: 'hi-IN' },
] as const;

export type SiteLanguage = (typeof siteLanguages)[number]['code'];

/** The locale of a language: "hi" → "hi-IN". */
export function localeOf(language: SiteLanguage): string {
  return siteLanguages.find(({ code }) => code === language)?.locale ?? siteLanguages[0].locale;
}

/** The address of a page in a language: the default one has no prefix. "/designers" → "/hi/designers", "/" → "/hi". */
export function pathIn(language: SiteLanguage, path: string): string {
  if (language === siteLanguages[0].code) return path;
  return `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/**
 * The language that a header `Accept-Language` prefers (RFC 9110, 12.5.4) among those of the site: of the highest quality,
 * of equal ones that which is named first. The default one for a header that names none, or none that can be read.
 */
export function preferredLanguage(header = ''): SiteLanguage {
  const ranges = header.slice(0, headerMax).split(',').map(readRange);
  const refused = ranges.filter(({ quality }) => quality === 0).map(({ language }) => language);
  const wanted = ranges
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { language } of wanted) {
    const found = siteLanguages.find(
      ({ code }) => code === language || (language === '*' && !refused.includes(code)),
    );
    if (found) return found.code;
  }
  return siteLanguages[0].code;
}

/** More characters of the header than any browser sends are not read. */
const headerMax = 1_000;

/** A part such as "hi-IN;q=0.8": its primary subtag, and its quality, NaN where that cannot be read. */
function readRange(range: string): { language: string; quality: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((one) => one.startsWith('q='))?.slice(2) ?? '1';
  const quality = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : Number.NaN;
  const [language = ''] = tag.split('-');
  return { language, quality };
}
