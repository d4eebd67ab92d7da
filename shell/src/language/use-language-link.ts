import { type Language, languageOf } from '@aangan/manifest/languages';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { chooseLanguage } from './choose-language.ts';
import { addressIn } from './page-language.ts';

/** What a link to this page in another language needs; the page is the one of the address, also while it is opened. */
export function useLanguageLink(languages: readonly Language[]) {
  const shown = useLocation();
  return ({ code, locale }: Language) => {
    const hrefFor = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
      addressIn(code, languageOf(pathname, languages).path + search, languages);
    return {
      href: hrefFor(shown),
      hrefLang: locale,
      onClick: ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
        currentTarget.href = hrefFor(window.location);
        chooseLanguage(code);
      },
    };
  };
}
