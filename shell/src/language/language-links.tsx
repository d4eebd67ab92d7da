import { useHost } from '@aangan/host';
import type { Language } from '@aangan/manifest/languages';
import { useLocation } from 'react-router-dom';
import { chooseLanguage } from './choose-language.ts';
import { addressIn } from './page-language.ts';

/** The site's other languages by their own names, each a link to this page in that language. */
export function LanguageLinks({ languages }: { languages: readonly Language[] }) {
  const { locale: current } = useHost();
  const { pathname, search } = useLocation();
  return languages
    .filter(({ locale }) => locale !== current)
    .map(({ code, locale, name }) => (
      <a
        key={code}
        href={addressIn(code, pathname + search, languages)}
        hrefLang={locale}
        lang={locale}
        translate="no"
        onClick={() => chooseLanguage(code)}
      >
        {name}
      </a>
    ));
}
