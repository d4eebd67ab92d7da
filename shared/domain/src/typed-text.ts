/**
 * Reads what was typed into a field: `value` is what is stored ('' for a blank field), `refusal` is the message for a
 * text that cannot be stored.
 */
export type TextReader = (typed: string) => TextReading;
export type TextReading = { value: string } | { refusal: string };

/**
 * Invisible characters that copying adds: the byte order mark, zero-width space, word joiner, soft hyphen, and control
 * characters except tab and line ends. The joiners that Indian scripts and emoji need stay. So does U+0000, which is
 * refused rather than dropped.
 */
const copiedAlong = /[\ufeff\u200b\u2060\u00ad]|(?![\0\t\n\r])\p{Cc}/gu;

/** A text in the one form in which texts are stored, compared and searched: NFC, without invisible copied characters. */
export function plainText(typed: string): string {
  return typed
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(copiedAlong, '')
    .normalize('NFC');
}

/** {@link plainText} in one line, trimmed: line ends, tabs and no-break spaces are spaces. */
export function plainLine(typed: string): string {
  return plainText(typed)
    .replace(/[\n\t\p{Zs}]/gu, ' ')
    .trim();
}

/** The length of a text in characters, as forms, API and database count it: an emoji is one. */
export function lengthOf(text: string): number {
  return [...plainText(text)].length;
}

/** The first `count` characters of a text. Counts code points, so that no character is cut in two. */
export function firstCharacters(text: string, count: number): string {
  return [...text].slice(0, count).join('');
}

/** A rule for forms: whether a trimmed text has at most that many characters. */
export const isAtMost =
  (limit: number) =>
  (text?: string | null): boolean =>
    lengthOf((text ?? '').trim()) <= limit;

/** A rule for forms: whether a trimmed text has at least that many characters, or none. */
export const isAtLeast =
  (limit: number) =>
  (text?: string | null): boolean =>
    !text || lengthOf(text.trim()) >= limit;

/** What is stored of a typed text; what the reader refuses stays as it is. */
export function tidied(read: TextReader, typed: string): string {
  const reading = read(typed);
  return 'value' in reading ? reading.value : typed;
}

/** Decimal digits of any script as 0 to 9: "९८७" → "987". */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));
}

/** The value of a digit: ten consecutive code points per script, so count the digits before it. */
function digitValue(codePoint: number): number {
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(codePoint - value - 1))) value += 1;
  return value % 10;
}

/** Removes the invisible marks of text direction, which copying a number can add. */
export function withoutDirections(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

const openingQuotes = `"'“”‘’„«»<`;
const closingQuotes = `"'“”‘’„«»>`;

/** Removes quotation marks and angle brackets around a text, as a text copied from a mail or a chat has them. */
export function withoutQuotes(text: string): string {
  // A loop, not a regular expression: one for the end would be tried at each quotation mark inside the text.
  let [start, end] = [0, text.length];
  while (start < end && openingQuotes.includes(text.charAt(start))) start += 1;
  while (end > start && closingQuotes.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
