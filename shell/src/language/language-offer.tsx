import { useHost } from '@aangan/host';
import { type Language, languageOf } from '@aangan/manifest/languages';
import { Button, ButtonLink, tokens } from '@aangan/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import {
  offered as offeredCookie,
  readLanguageCookie,
  writeLanguageCookie,
} from './language-cookie.ts';
import { useLanguageLink } from './use-language-link.ts';

/** At the lower edge: over the page, below its end so that the footer can be reached. Nothing moves when it comes. */
const Line = styled.section`
  position: sticky;
  z-index: ${tokens.layer.toast};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s} ${tokens.space.m};
  align-items: center;
  justify-content: center;
  padding: ${tokens.space.s} ${tokens.space.gutter} calc(${tokens.space.s} + env(safe-area-inset-bottom, 0px));
  border-top: 1px solid ${tokens.color.line};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.lifted};
`;

interface Offer {
  text: string;
  accept: string;
  decline: string;
}

/** In the language that is offered, whichever the page is in. */
const offers: Record<string, Offer> = {
  en: { text: 'Aangan speaks English too.', accept: 'Read in English', decline: 'Not now' },
  hi: { text: 'Aangan हिन्दी में भी है।', accept: 'हिन्दी में देखें', decline: 'अभी नहीं' },
};

/**
 * A line that offers the language which the browser prefers, in that language, once in a browser. The page stays as it
 * is: its address says which language it is in.
 */
export function LanguageOffer({ languages }: { languages: readonly Language[] }) {
  const { locale: current } = useHost();
  const linkTo = useLanguageLink(languages);
  const [offered, setOffered] = useState<Language>();
  useEffect(() => {
    if (readLanguageCookie(document) !== undefined) return;
    const chosen = languages.find(({ locale }) => locale === current);
    // The link to this language was pressed before the page that it is on had started.
    if (chosen && cameFromOtherLanguage(chosen.code, languages)) {
      writeLanguageCookie(chosen.code, document);
      return;
    }
    const preferred = preferredOf(languages, navigator.languages);
    if (!preferred || preferred.locale === current) return;
    writeLanguageCookie(offeredCookie, document);
    setOffered(preferred);
  }, [languages, current]);
  const offer = offered && offers[offered.code];
  if (!offer) return null;
  return (
    <Line lang={offered.locale} aria-label={offered.name}>
      <p>{offer.text}</p>
      <ButtonLink {...linkTo(offered)} size="small">
        {offer.accept}
      </ButtonLink>
      <Button variant="quiet" size="small" onClick={() => setOffered(undefined)}>
        {offer.decline}
      </Button>
    </Line>
  );
}

/** Whether a page of the site in another language led here. */
function cameFromOtherLanguage(language: string, languages: readonly Language[]): boolean {
  if (!URL.canParse(document.referrer)) return false;
  const { origin, pathname } = new URL(document.referrer);
  return origin === window.location.origin && languageOf(pathname, languages).language !== language;
}

/** The first of the browser's languages that the site speaks. */
function preferredOf(
  languages: readonly Language[],
  wanted: readonly string[],
): Language | undefined {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return codes.map((wantedCode) => languages.find(({ code }) => code === wantedCode)).find(Boolean);
}
