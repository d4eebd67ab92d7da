import { unstartedNoticeId } from '@aangan/manifest/page-start';
import { startPath } from '@aangan/manifest/report-limits';
import { inlinedPage } from './inlined-page.ts';
import { sendBeacon } from './send-beacon.ts';

/** Reports that this page is in use, and removes the notice that it could not start. */
export function pageStarted(page: Document): void {
  page.getElementById(unstartedNoticeId)?.remove();
  const told = inlinedPage(page);
  // One that cannot be sent is lost.
  if (told && page.defaultView) sendBeacon(page.defaultView, startPath, told.id);
}
