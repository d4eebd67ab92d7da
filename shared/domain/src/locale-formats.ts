// Not for what a first page shows: the first use of Intl takes a slow phone 80 to 160 ms.

/** A locale whose digits are Latin, as the site writes them in every language. In Hindi hours are 0 to 23: it has no am. */
const withLatinDigits = (locale: string) =>
  `${locale}-u-${locale.startsWith('hi') ? 'hc-h23-' : ''}nu-latn`;

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * How dates are written in a locale: "4 Mar 2027", "4 मार्च 2027". The same format is made once. Hindi has its months in
 * full: their abbreviations ("नव॰") are not read anywhere else.
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions & { timeZone: string },
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = dateFormats.get(key);
  if (known) return known;
  const isAbbreviated = options.dateStyle === 'medium' && locale.startsWith('hi');
  const made = new Intl.DateTimeFormat(
    withLatinDigits(locale),
    isAbbreviated ? { ...options, dateStyle: 'long' } : options,
  );
  dateFormats.set(key, made);
  return made;
}

/** A day and the time on it: "4 Mar 2027, 11:30 am", "4 मार्च 2027, 11:30". @param at ISO 8601 */
export function formatMoment(at: string, locale: string, timeZone: string): string {
  const moment = new Date(at);
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone }).format(moment);
  return `${day}, ${dateFormat(locale, { timeStyle: 'short', timeZone }).format(moment)}`;
}

const minute = 60_000;
const units = [
  ['year', 525_600 * minute],
  ['month', 43_800 * minute],
  ['week', 10_080 * minute],
  ['day', 1_440 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/**
 * How long ago or ahead a time is, in its largest whole unit: "3 days ago", "3 दिन पहले", "now". Never "कल", which is
 * yesterday and tomorrow. Milliseconds.
 */
export function formatRelativeTime(time: number, now: number, locale: string): string {
  const distance = time - now;
  const [unit, length] = units.find(([, one]) => Math.abs(distance) >= one) ?? ['second', 0];
  const isNow = length === 0;
  const format = new Intl.RelativeTimeFormat(withLatinDigits(locale), {
    numeric: isNow ? 'auto' : 'always',
  });
  return format.format(isNow ? 0 : Math.trunc(distance / length), unit);
}

/** Several texts as one: "Pune and Goa", "पुणे और गोवा"; with `or` "Pune or Goa". */
export function formatList(
  texts: readonly string[],
  locale: string,
  between: 'and' | 'or' = 'and',
): string {
  const type = between === 'and' ? 'conjunction' : 'disjunction';
  return new Intl.ListFormat(locale, { type }).format(texts);
}

const collators = new Map<string, Intl.Collator>();

/** For `sort`: names in the order of a locale's dictionary; numbers in them by their value, in any digits. */
export function compareNames(locale: string): (one: string, other: string) => number {
  const known = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, known);
  return known.compare;
}
