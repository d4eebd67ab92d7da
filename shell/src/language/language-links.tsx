import { useHost } from '@aangan/host';
import type { Language } from '@aangan/manifest/languages';
import { useLanguageLink } from './use-language-link.ts';

/** The site's other languages by their own names, each a link to this page in that language. */
export function LanguageLinks({ languages }: { languages: readonly Language[] }) {
  const { locale: current } = useHost();
  const linkTo = useLanguageLink(languages);
  return languages
    .filter(({ locale }) => locale !== current)
    .map((language) => (
      <a key={language.code} {...linkTo(language)} lang={language.locale} translate="no">
        {language.name}
      </a>
    ));
}
