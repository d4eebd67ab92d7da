import { localeOf, pathIn, type SiteLanguage, siteLanguages } from '@aangan/domain';
import type { SitemapEntry } from './sitemap.service.ts';

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const xhtml = 'http://www.w3.org/1999/xhtml';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The sitemap's index: the addresses of its files. */
export function indexXml(publicUrl: string, files: readonly string[]): string {
  const entries = files.map(
    (file) => `<sitemap><loc>${escapeXml(`${publicUrl}/sitemap-${file}.xml`)}</loc></sitemap>\n`,
  );
  return `${declaration}<sitemapindex xmlns="${schema}">\n${entries.join('')}</sitemapindex>\n`;
}

/** One file of the sitemap, in chunks: each page in every language, with its addresses in all of them. */
export async function* fileXml(
  publicUrl: string,
  entries: AsyncIterable<SitemapEntry>,
): AsyncIterable<string> {
  yield `${declaration}<urlset xmlns="${schema}" xmlns:xhtml="${xhtml}">\n`;
  for await (const { path, changedAt } of entries) {
    const changed = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : '';
    const addressIn = (language: SiteLanguage) => escapeXml(publicUrl + pathIn(language, path));
    const alternates = [
      ...siteLanguages.map(({ code }) => alternate(localeOf(code), addressIn(code))),
      alternate('x-default', addressIn(siteLanguages[0].code)),
    ].join('');
    yield siteLanguages
      .map(({ code }) => `<url><loc>${addressIn(code)}</loc>${changed}${alternates}</url>\n`)
      .join('');
  }
  yield '</urlset>\n';
}

const alternate = (locale: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${locale}" href="${address}"/>`;

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
