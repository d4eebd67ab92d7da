import type { SaySentence } from '@aangan/messages';

const translations: Record<string, () => Promise<SaySentence>> = {
  hi: async () => {
    const { hindiSentences, translator } = await import(
      /* webpackChunkName: "sentences-hi" */ '@aangan/domain/hindi'
    );
    const hindiOf = translator(hindiSentences);
    return (sentence) => hindiOf(sentence) ?? sentence;
  },
};

/** How a page in a language says the sentences of rules, once they are loaded; until then, as they are. */
export function loadSentences(language: string): SaySentence {
  let say: SaySentence | undefined;
  void translations[language]?.().then(
    (loaded) => {
      say = loaded;
    },
    () => undefined,
  );
  return (sentence) => say?.(sentence) ?? sentence;
}
