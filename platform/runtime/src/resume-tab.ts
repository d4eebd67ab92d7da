import { composedBannerId, composeParameter, tabGrantKey } from '@aangan/manifest/local-remote';

/**
 * Reopens the page with the tab's token for servers of the visitor's computer, if the tab has one and the page was
 * answered without it, as after a reload.
 * @returns whether the page is about to be left
 */
export function resumeTab(page: Window): boolean {
  const { document, location } = page;
  const token = grantOf(page);
  const banner = document.getElementById(composedBannerId);
  if (token === null || banner?.dataset.tab !== undefined) return false;
  const address = new URL(location.href);
  address.searchParams.set(composeParameter, token);
  location.replace(address.href);
  return true;
}

/** The tab's token; null if there is none, or if the visitor forbids storage. */
function grantOf(page: Window): string | null {
  try {
    return page.sessionStorage.getItem(tabGrantKey);
  } catch {
    return null;
  }
}
