import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../tables.ts';

interface Misspelt {
  word: string;
  /** A LIKE pattern of the words that contain it. */
  containing: string;
  /** LIKE patterns of the words that differ by one edit. */
  patterns: string[];
}

/**
 * Known words that are like this one: those that differ by one edit, and the twenty most similar. Null when a
 * known word contains it, which makes it no misspelling.
 */
export async function findLikeWords(
  db: Kysely<Tables>,
  { word, containing, patterns }: Misspelt,
): Promise<string[] | null> {
  const { rows } = await sql<{ words: string[] | null }>`
    select case when exists (select from search_word where word like ${containing}) then null
      else array(
        select word from search_word
        where length(word) between ${word.length - 1} and ${word.length + 1}
          and word like any (${patterns}::text[])
        union
        (select word from search_word where word % ${word}
         order by similarity(word, ${word}) desc, word limit 20))
      end as words`.execute(db);
  return rows[0]?.words ?? null;
}
