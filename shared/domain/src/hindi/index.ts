export { hindiSentences, translator } from './hindi-of.ts';
export type { SentenceTemplate } from './sentence-templates.ts';
