import { createContext, type ReactNode, useContext } from 'react';

/**
 * Says in the page's language a sentence of the product's rules, or a label that belongs to a value of the API: of a
 * category, a choice, a city. As it is where it has no translation.
 */
export type SaySentence = (sentence: string) => string;

const SentencesContext = createContext<SaySentence>((sentence) => sentence);

interface SentencesProviderProps {
  say: SaySentence;
  children: ReactNode;
}

/** Gives everything below it the page's language for sentences that rules make, whichever release they are from. */
export function SentencesProvider({ say, children }: SentencesProviderProps) {
  return <SentencesContext value={say}>{children}</SentencesContext>;
}

/** How a component says what is the API's too, and therefore written in English: answers of rules, labels of values. */
export function useSentences(): SaySentence {
  return useContext(SentencesContext);
}
