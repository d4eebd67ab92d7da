import { createContext, type ReactNode, useContext } from 'react';

/** Says a sentence of the product's rules in the page's language; as it is where it has no translation. */
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

/** How a component says what the rules of forms answer, which are the API's too and written in English. */
export function useSentences(): SaySentence {
  return useContext(SentencesContext);
}
