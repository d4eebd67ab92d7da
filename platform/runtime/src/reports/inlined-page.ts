import { pageElementId, type ReportingPage } from '@aangan/manifest/report-limits';

/** What the edge wrote into the page for its reports; null where it takes none. */
export function inlinedPage(document: Document): ReportingPage | null {
  const text = document.getElementById(pageElementId)?.textContent;
  return text ? (JSON.parse(text) as ReportingPage) : null;
}
