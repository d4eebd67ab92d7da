import type { SaySentence } from '@aangan/messages';

const translations: Record<string, () => Promise<SaySentence>> = {
  hi: async () => {
    const { hindiLabels, hindiSentences, translator } = await import(
      /* webpackChunkName: "sentences-hi" */ '@aangan/domain/hindi'
    );
    const hindiOf = translator([...hindiSentences, ...hindiLabels]);
    return (sentence) => hindiOf(sentence) ?? sentence;
  },
};

/**
 * How a page in a language says the sentences of rules and the labels of the API's values; as they are, where its
 * language is theirs or cannot be loaded.
 */
export async function loadSentences(language: string): Promise<SaySentence> {
  return (await translations[language]?.().catch(() => undefined)) ?? asItIs;
}

const asItIs: SaySentence = (sentence) => sentence;
