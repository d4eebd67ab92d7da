import { escapeHtml } from '@aangan/server/requests';
import { inlineScript } from '../inline-elements.ts';

/** The metadata of a page for search engines and link previews. */
export interface PageAbout {
  title: string;
  description: string;
  /** Absolute address of the page; undefined for pages that must not be indexed. */
  canonical?: string;
  /** Absolute address of a picture. */
  picture?: string;
  structuredData?: unknown;
  /** Whether search engines must not list the page. */
  isUnlisted?: boolean;
  siteName: string;
  /** The page in each language of the site; empty for pages that must not be indexed. */
  alternates?: readonly { hreflang: string; href: string }[];
  /** The page's locale, and those of the site's other languages; absent where a shell declares none. */
  locales?: { own: string; others: readonly string[] };
}

/**
 * The elements with a page's metadata: Open Graph, Twitter card, JSON-LD. Title and description are in the template.
 */
export function headTags(about: PageAbout, nonce: string): string {
  const { title, description, canonical, picture, structuredData, siteName, isUnlisted } = about;
  const { alternates = [], locales } = about;
  const tags = [
    ...(isUnlisted ? [named('robots', 'noindex')] : []),
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(canonical)}">`] : []),
    ...alternates.map(
      ({ hreflang, href }) =>
        `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}">`,
    ),
    property('og:site_name', siteName),
    property('og:locale', locales && ofOpenGraph(locales.own)),
    ...(locales?.others ?? []).map((one) => property('og:locale:alternate', ofOpenGraph(one))),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:image', picture),
    named('twitter:card', picture ? 'summary_large_image' : 'summary'),
  ];
  const data = structuredData ? inlineScript('application/ld+json', structuredData, nonce) : '';
  return tags.join('') + data;
}

/** As Open Graph writes a locale: `hi_IN`. */
const ofOpenGraph = (locale: string) => locale.replaceAll('-', '_');

function property(name: string, content: string | undefined): string {
  return content ? `<meta property="${name}" content="${escapeHtml(content)}">` : '';
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}
