import { unstartedNoticeId } from '@aangan/manifest/page-start';
import { startPath } from '@aangan/manifest/report-limits';
import { inlinedPage } from './inlined-page.ts';

/** Reports that this page is in use, and removes the notice that it could not start. */
export function pageStarted(page: Document): void {
  page.getElementById(unstartedNoticeId)?.remove();
  const told = inlinedPage(page);
  // Browsers refuse a beacon if too much is queued; the report is then lost.
  if (told) page.defaultView?.navigator.sendBeacon?.(startPath, told.id);
}
