export { isFillerWord, synonymsOf, synonymWords } from './synonyms.ts';
