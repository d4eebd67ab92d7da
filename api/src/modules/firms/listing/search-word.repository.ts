import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../tables.ts';

/** Known words that look like this one, the likest first; none when the word itself is part of one. */
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
