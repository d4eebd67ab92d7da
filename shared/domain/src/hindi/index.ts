export { hindiSentences, translator } from './hindi-of.ts';
export { hindiLabels } from './labels.ts';
export type { SentenceTemplate } from './sentence-templates.ts';
