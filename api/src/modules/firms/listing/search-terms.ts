import { placeSlug } from '@aangan/domain';
import { isCitySlug, searchedNamesOf } from '@aangan/domain/indian-cities';
import { searchWords } from '../../../search-words.ts';

/** One word of a search. */
export interface SearchTerm {
  /** As typed, in lower case. */
  word: string;
  /** How it can be written: one of these must be found. */
  spellings: readonly string[];
  /** Fits every firm: it decides on nothing but the order, where it stands in a name. */
  isCommon: boolean;
}

/** Words that fit every firm. */
export const commonWords: ReadonlySet<string> = new Set(
  'interior interiors design designs designer designers architect architects studio studios in for near and & में'.split(
    ' ',
  ),
);

/** First words of city names in Devanagari, which cityNamesOf does not know. */
const translated = new Map([
  ['नई', 'new'],
  ['नयी', 'new'],
  ['नवी', 'navi'],
]);

/** The most words of a city's or district's name. */
const maxNameWords = 4;

/** The words of a search with their other spellings; those of a city's or district's name are one term. */
export function searchTerms(search: string | undefined): SearchTerm[] {
  const words = searchWords(search?.normalize('NFC'));
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const counts = Array.from({ length: maxNameWords }, (_, index) => maxNameWords - index);
    const nameAt = (wordCount: number) => words.slice(at, at + wordCount).join(' ');
    const count = counts.find(
      (one) => at + one <= words.length && isCitySlug(placeSlug(nameAt(one))),
    );
    terms.push(termOf(nameAt(count ?? 1)));
    at += (count ?? 1) - 1;
  }
  return terms;
}

/** The term of a word; corrected spellings stand in for the word itself. */
export function termOf(word: string, corrected: readonly string[] = [word]): SearchTerm {
  const spellings = corrected.flatMap((one) => searchedNamesOf(translated.get(one) ?? one));
  return {
    word,
    spellings: [...new Set(spellings)],
    isCommon: corrected.every((one) => commonWords.has(one)),
  };
}
