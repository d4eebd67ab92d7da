import { keepForOtherLanguage } from './keep-over-languages.ts';
import { writeLanguageCookie } from './language-cookie.ts';

/** Remembers the choice, and takes to the page in that language what is typed in this one, which is about to be left. */
export function chooseLanguage(code: string): void {
  writeLanguageCookie(code, document);
  keepForOtherLanguage(window);
}
