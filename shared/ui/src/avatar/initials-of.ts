import { viramas } from '../text/viramas.ts';

/** A part of a conjunct that goes on. */
const unfinished = new RegExp(`[${viramas}][\u200c\u200d]?$`);

/**
 * The initials of a name: the first letters of the first and last word that begin with a letter; else the first digit,
 * or the first sign such as an emoji. A letter has its signs: "कीर्ति" begins with "की". Such a wide one stands alone.
 */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').split(/\s+/);
  const [first, last] = firstAndLast(words.filter((word) => /^\p{L}/u.test(word))).map(initialOf);
  if (first === undefined) {
    const sign = words.find((word) => /^[\p{N}\p{Extended_Pictographic}\p{RI}]/u.test(word));
    return sign === undefined ? '' : firstLetter(sign);
  }
  const fitsTwo = last !== undefined && isNarrow(first) && isNarrow(last);
  return fitsTwo ? first + last : first;
}

function firstAndLast(words: readonly string[]): string[] {
  const [first, ...rest] = words;
  return [first, rest.at(-1)].filter((word) => word !== undefined);
}

/** In capitals where that is one letter: "ß" would be two. */
function initialOf(word: string): string {
  const letter = firstLetter(word);
  const capital = letter.toUpperCase();
  return [...capital].length > [...letter].length ? letter : capital;
}

/** A letter as people count them. Without Intl for English: its first use takes a slow phone long. */
function firstLetter(text: string): string {
  if (/^[\0-\u02ff](?:[\0-\u02ff]|$)/.test(text)) return text.charAt(0);
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  return joined([...segments].map(({ segment }) => segment));
}

/** The first segment. Older browsers part conjuncts ("क् ष"), so that one that ends in a virama goes on. */
function joined([first = '', ...rest]: readonly string[]): string {
  return unfinished.test(first) && rest.length > 0 ? first + joined(rest) : first;
}

/** One character, which is no wider than a capital letter or a Devanagari letter without signs. */
function isNarrow(letter: string): boolean {
  return [...letter].length === 1;
}
