import { expect, test } from '@jest/globals';
import { writtenLanguage } from './index.ts';

test.each([
  ['Green salon', 'en'],
  ['रसोई 🏠', 'hi'],
  ['రామ Homes అందమైన ఇల్లు', 'te'],
  ['வீடு', 'ta'],
  ['12, 500 · ★', undefined],
  ['', undefined],
  [null, undefined],
] as const)('%s is in %s', (text, language) => {
  expect(writtenLanguage(text)).toBe(language);
});
