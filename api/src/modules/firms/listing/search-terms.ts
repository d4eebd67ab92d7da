import { asciiDigits, placeSlug } from '@aangan/domain';
import { isCitySlug, searchedNamesOf } from '@aangan/domain/indian-cities';
import { isFillerWord, synonymsOf } from '@aangan/domain/search-synonyms';
import { maxWords, searchWords } from '../../../search-words.ts';

/** One word of a search. */
export interface SearchTerm {
  /** As typed, in lower case. */
  word: string;
  /** How it can be written: one of these must be found. One with a blank before it is found at the beginning of a word. */
  spellings: readonly string[];
  /** Fits every firm: it decides on nothing but the order, where it stands in a name. */
  isCommon: boolean;
}

/** Words that fit every firm. */
export const commonWords: ReadonlySet<string> = new Set(
  'interior interiors design designs designer designers architect architects studio studios in for near and &'.split(
    ' ',
  ),
);

/** Of a longer sentence the rest is not read. Words that fit every firm are among them: half of a Hindi sentence is such. */
const maxTypedWords = 3 * maxWords;

/** The most words of a name of a city or district, or of a synonym. */
const maxNameWords = 4;

/**
 * The words of a search with their other spellings; those of a city's or district's name, or of a name of the trade, are
 * one term.
 */
export function searchTerms(search: string | undefined): SearchTerm[] {
  const words = searchWords(search?.normalize('NFC'), maxTypedWords);
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const counts = Array.from({ length: maxNameWords }, (_, index) => maxNameWords - index);
    const nameAt = (wordCount: number) => words.slice(at, at + wordCount).join(' ');
    const count = counts.find((one) => at + one <= words.length && isName(nameAt(one)));
    terms.push(termOf(nameAt(count ?? 1)));
    at += (count ?? 1) - 1;
  }
  return [false, true].flatMap((isCommon) =>
    terms.filter((term) => term.isCommon === isCommon).slice(0, maxWords),
  );
}

const isName = (words: string) => isCitySlug(placeSlug(words)) || synonymsOf(words).length > 0;

/** The term of a word; corrected spellings stand in for the word itself. */
export function termOf(word: string, corrected: readonly string[] = [word]): SearchTerm {
  return {
    word,
    spellings: [...new Set(corrected.flatMap(spellingsOfWord))],
    isCommon: corrected.every(isCommonWord),
  };
}

/** A word of the trade is found as it is typed only where a word begins with it: "nal" is no part of "professional". */
function spellingsOfWord(word: string): string[] {
  const synonyms = synonymsOf(word);
  const typed = synonyms.length > 0 ? [` ${word}`, ...synonyms] : [word];
  const digits = asciiDigits(word);
  return [...typed, ...searchedNamesOf(word).slice(1), ...(digits === word ? [] : [digits])];
}

const isCommonWord = (word: string) =>
  isFillerWord(word) || [word, ...synonymsOf(word)].some((one) => commonWords.has(one));
