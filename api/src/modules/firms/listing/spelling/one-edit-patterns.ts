/**
 * LIKE patterns of the words that differ from this one by one edit: two letters swapped, a letter too many, a
 * wrong letter (`_`) or a missing one. Trigrams alone do not find them, since one edit changes most of the
 * trigrams of a short word.
 */
export function oneEditPatterns(word: string): string[] {
  const letters = [...word].map(plain);
  const patterns = letters.flatMap((letter, index) => {
    const [before, after] = [letters.slice(0, index), letters.slice(index + 1)];
    return [
      [...before, ...after],
      [...before, '_', ...after],
      [...before, '_', letter, ...after],
      ...(after.length > 0 ? [[...before, after[0], letter, ...after.slice(1)]] : []),
    ];
  });
  return [...patterns, [...letters, '_']].map((pattern) => pattern.join(''));
}

const plain = (letter: string) => letter.replace(/[\\%_]/, '\\$&');
