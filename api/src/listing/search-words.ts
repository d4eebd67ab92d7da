/** More words than this narrow no further and only cost. */
const mostWords = 8;

/** The words of a search, in lower case; every one of them must be found. */
export function searchWords(search: string | undefined): string[] {
  const words = (search ?? '')
    .toLowerCase()
    .split(/[\s,]+/u)
    .filter(Boolean);
  return [...new Set(words)].slice(0, mostWords);
}

/** A LIKE pattern that finds the word anywhere; `%`, `_` and `\` in it are plain letters. */
export function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
