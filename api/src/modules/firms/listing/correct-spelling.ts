import type { Kysely } from 'kysely';
import { containing } from '../../../search-words.ts';
import type { Tables } from '../../../tables.ts';
import { nearestWord } from './nearest-word.ts';
import { findLikeWords } from './search-word.repository.ts';

/**
 * The words with misspelt ones replaced by the nearest word of any profile; undefined when no word changes.
 * For searches that find nothing as typed.
 */
export async function correctSpelling(db: Kysely<Tables>, words: string[]) {
  const corrected = await Promise.all(
    words.map(async (word) => {
      if (word.length < 4) return word;
      return nearestWord(word, await findLikeWords(db, word, containing(word))) ?? word;
    }),
  );
  return corrected.some((word, index) => word !== words[index]) ? corrected : undefined;
}
