import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../tables.ts';

/** Known words that are similar to this one, the most similar first; none when a known word contains it. */
export async function findLikeWords(db: Kysely<Tables>, word: string, pattern: string) {
  const { rows } = await sql<{ word: string }>`
    select word from search_word
    where word % ${word}
      and not exists (select 1 from search_word where word like ${pattern})
    order by similarity(word, ${word}) desc, word
    limit 20
  `.execute(db);
  return rows.map((row) => row.word);
}
