import { searchKey } from '../search-key.ts';
import { commonRows, synonymRows } from './synonym-rows.ts';

/** A row: what is searched instead, after a blank where only the beginning of a word is meant, and what people type. */
interface Row {
  english: readonly string[];
  typed: readonly string[];
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim().normalize('NFC'))
    .filter(Boolean);

const atBeginning = (word: string) => word.replace(/^\^/, ' ');

/** @returns the rows of a table, in its order */
export function rowsOf(table: string): Row[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [english = '', typed = ''] = line.split(':');
      return { english: listOf(english).map(atBeginning), typed: listOf(typed) };
    });
}

const rows = rowsOf(synonymRows + commonRows.trimStart());

const englishByKey = new Map(
  rows.flatMap(({ english, typed }) => typed.map((word) => [searchKey(word), english] as const)),
);

/**
 * What profiles have in English for a word or words of the trade in Hindi, in either script: "रसोई", "rasoi" →
 * "kitchen". Empty for words that are not in the table. One with a blank before it is meant at the beginning of a word.
 */
export function synonymsOf(typed: string): readonly string[] {
  return englishByKey.get(searchKey(typed)) ?? [];
}

/** Whether this is a Hindi word between others, such as "में", "ke" or "chahiye", that says nothing about a firm. */
export function isFillerWord(typed: string): boolean {
  return englishByKey.get(searchKey(typed))?.length === 0;
}

/** Every single word of the table as people type it, to match misspelt searches. NFC, lower case. */
export const synonymWords: readonly string[] = [
  ...new Set(rows.flatMap(({ typed }) => typed).filter((word) => !/\s/.test(word))),
];
