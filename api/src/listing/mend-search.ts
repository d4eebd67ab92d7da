import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { nearestWord } from './nearest-word.ts';
import { findLikeWords } from './search-word.repository.ts';
import { containing } from './search-words.ts';

/**
 * The words with misspelt ones replaced by the nearest that a profile has; undefined when there is nothing
 * to mend. Asked only where the words as typed find nothing.
 */
export async function mendSearch(db: Kysely<Tables>, words: string[]) {
  const mended = await Promise.all(
    words.map(async (word) => {
      if (word.length < 4) return word;
      return nearestWord(word, await findLikeWords(db, word, containing(word))) ?? word;
    }),
  );
  return mended.some((word, index) => word !== words[index]) ? mended : undefined;
}
