import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../tables.ts';

export interface LikeWords {
  words: string[];
  isContained: boolean;
}

interface Misspelt {
  word: string;
  /** A LIKE pattern of the words that contain it. */
  containing: string;
  /** LIKE patterns of the words that differ by one edit. */
  patterns: string[];
}

/**
 * Known words that are like this one: those that differ by one edit, and the twenty most similar; and whether
 * a known word contains it, which makes a misspelling unlikely.
 */
export async function findLikeWords(
  db: Kysely<Tables>,
  { word, containing, patterns }: Misspelt,
): Promise<LikeWords> {
  const { rows } = await sql<LikeWords>`
    select exists (select from search_word where word like ${containing}) as "isContained",
      array(
        select word from search_word
        where length(word) between ${word.length - 1} and ${word.length + 1}
          and word like any (${patterns}::text[])
        union
        (select word from search_word where word % ${word}
         order by similarity(word, ${word}) desc, word limit 20))
      as words`.execute(db);
  return rows[0] ?? { isContained: false, words: [] };
}
