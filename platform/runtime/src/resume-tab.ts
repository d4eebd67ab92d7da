import { composedBannerId, composeParameter, tabGrantKey } from '@aangan/manifest/local-remote';

/**
 * Opens the page again with what the tab may load of its computer, where the tab holds such a token and the page was
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

/** What the tab holds; nothing where the visitor forbids storage. */
function grantOf(page: Window): string | null {
  try {
    return page.sessionStorage.getItem(tabGrantKey);
  } catch {
    return null;
  }
}
