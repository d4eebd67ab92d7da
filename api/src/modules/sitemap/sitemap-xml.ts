import type { SitemapEntry } from './sitemap.service.ts';

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The sitemap's index: the addresses of its files. */
export function indexXml(publicUrl: string, files: readonly string[]): string {
  const entries = files.map(
    (file) => `<sitemap><loc>${escapeXml(`${publicUrl}/sitemap-${file}.xml`)}</loc></sitemap>\n`,
  );
  return `${declaration}<sitemapindex xmlns="${schema}">\n${entries.join('')}</sitemapindex>\n`;
}

/** One file of the sitemap, in chunks. */
export async function* fileXml(
  publicUrl: string,
  entries: AsyncIterable<SitemapEntry>,
): AsyncIterable<string> {
  yield `${declaration}<urlset xmlns="${schema}">\n`;
  for await (const { path, changedAt } of entries) {
    const changed = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : '';
    yield `<url><loc>${escapeXml(publicUrl + path)}</loc>${changed}</url>\n`;
  }
  yield '</urlset>\n';
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
