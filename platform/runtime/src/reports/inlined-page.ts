import { pageElementId, type ReportingPage } from '@aangan/manifest/report-limits';

/** What the edge wrote into the page for its reports; null where it takes none. */
export function inlinedPage(document: Document): ReportingPage | null {
  const text = document.getElementById(pageElementId)?.textContent;
  return text ? (JSON.parse(text) as ReportingPage) : null;
}

/** The headers that tell servers which trace the page's requests belong to; undefined where the page is not traced. */
export function inlinedTrace(
  document: Document,
): { traceparent: string; tracestate: string } | undefined {
  const [traceparent, tracestate] = inlinedPage(document)?.trace?.split(' ') ?? [];
  return traceparent && tracestate ? { traceparent, tracestate } : undefined;
}
