import { unstartedNoticeId } from '@aangan/manifest/page-start';
import { startPath } from '@aangan/manifest/report-limits';
import { inlinedPage } from './inlined-page.ts';

/** Tells the site that this page is in use, and takes away the notice that it could not start. */
export function pageStarted(page: Document): void {
  page.getElementById(unstartedNoticeId)?.remove();
  const told = inlinedPage(page);
  // A browser that refuses it has too much under way already.
  if (told) page.defaultView?.navigator.sendBeacon?.(startPath, told.id);
}
