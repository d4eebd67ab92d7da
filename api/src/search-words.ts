/** More words than this narrow no further and only cost. */
export const maxWords = 8;

/** The words of a search, in lower case and at most `countMax`; every one of them must be found. */
export function searchWords(search: string | undefined, countMax = maxWords): string[] {
  const words = (search ?? '')
    .toLowerCase()
    .split(/[\s,।]+/u)
    .filter(Boolean);
  return [...new Set(words)].slice(0, countMax);
}

/**
 * A LIKE pattern that finds the word anywhere in a search document, or at the beginning of a word where it
 * has no more than two letters (an index of three letters cannot find those elsewhere). `%`, `_` and `\` are
 * plain letters in it.
 */
export function containing(word: string): string {
  const plain = word.replace(/[\\%_]/g, '\\$&');
  return word.length <= 2 ? `% ${plain}%` : `%${plain}%`;
}
