import {
  type AddressedLanguage,
  type CompositionInLanguage,
  type Language,
  prefixOf,
  type RenderedPage,
} from '@aangan/manifest';
import { escapeHtml } from '@aangan/server/requests';
import { nonceHole } from '../document/nonce-document.ts';
import { textsOf } from '../edge-texts.ts';
import { headTags, type PageAbout } from './head-tags.ts';
import type { DeclaredPage } from './page-parts.ts';
import {
  absoluteAddress,
  addressWith,
  canonicalAddress,
  parseRouteHead,
  withAbsoluteAddresses,
} from './route-head.ts';

interface PageResult {
  result: RenderedPage | undefined;
  status: number;
  /** Whether the page's address for search engines is known. */
  hasAddress: boolean;
}

/** The page's names, from its head function or else from its declaration. */
export function namesOf(
  { shell }: CompositionInLanguage,
  { known, title: declared, path, route, spoken }: DeclaredPage,
  { result, status, hasAddress }: PageResult,
  { site }: { site: URL },
) {
  const { siteName, description: siteDescription = '' } = shell;
  const head = parseRouteHead(result?.head);
  // A page that only accounts see is in no search engine.
  const isUnlisted = route?.route.robots === 'noindex';
  const isPublic = !isUnlisted && !route?.route.access && !route?.route.requires;
  const hasCanonical = hasAddress && !isUnlisted;
  const canonical = hasCanonical ? canonicalAddress(head?.canonical, path, site) : undefined;
  const isMissing = status === 404 || status === 410;
  const title = head?.title ?? (known && isMissing ? textsOf(spoken.language).notFound : declared);
  const description = head?.description || siteDescription;
  const about = {
    title: title ?? siteName,
    description,
    siteName,
    isUnlisted,
    ...(canonical !== undefined && { canonical: addressWith(spoken.prefix, canonical) }),
    ...(shell.languages && languageTags(shell.languages, spoken, isPublic ? canonical : undefined)),
    ...(head?.picture && { picture: absoluteAddress(head.picture, site) }),
    ...(head?.structuredData && {
      structuredData: withAbsoluteAddresses(head.structuredData, { site, prefix: spoken.prefix }),
    }),
  };
  return {
    title: escapeHtml(title ? `${title} · ${siteName}` : siteName),
    description: escapeHtml(description),
    about: headTags(about, nonceHole),
  };
}

/**
 * What a page says of its languages.
 * @param canonical its address in the default language; undefined for a page that search engines do not list
 */
function languageTags(
  languages: readonly Language[],
  { locale: own }: AddressedLanguage,
  canonical: string | undefined,
): Pick<PageAbout, 'alternates' | 'locales'> {
  const others = languages.map(({ locale }) => locale).filter((locale) => locale !== own);
  if (canonical === undefined || others.length === 0) return { locales: { own, others } };
  const inEach = languages.map(({ code, locale }) => ({
    hreflang: locale,
    href: addressWith(prefixOf(code, languages), canonical),
  }));
  return {
    locales: { own, others },
    alternates: [...inEach, { hreflang: 'x-default', href: canonical }],
  };
}
