/** More spellings of one word than this find too much. */
const maxSpellings = 6;

/**
 * The candidates that differ from the word by the fewest edits (a letter too many, missing, wrong, or two
 * swapped), at most one in words up to five letters and two in longer ones; none where all differ by more.
 * @param max fewer edits than those
 */
export function nearestWords(word: string, candidates: readonly string[], max = 2): string[] {
  let fewest = word.length <= 5 ? 1 : max;
  let nearest = new Set<string>();
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > fewest) continue;
    const edits = countEdits(word, candidate);
    if (edits > fewest) continue;
    if (edits < fewest) nearest = new Set();
    nearest.add(candidate);
    fewest = edits;
  }
  return [...nearest].slice(0, maxSpellings);
}

/** The optimal string alignment distance. */
export function countEdits(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const substituted = at(last, j - 1) + (isSame ? 0 : 1);
      row[j] = Math.min(at(last, j) + 1, at(row, j - 1) + 1, substituted);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        row[j] = Math.min(at(row, j), at(beforeLast, j - 2) + 1);
      }
    }
    [beforeLast, last] = [last, row];
  }
  return at(last, b.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? 0;
