import { composedBannerId, composeParameter, tabGrantKey } from '@aangan/manifest/local-remote';

/**
 * Opens the page again with what the tab may load of its computer, where the tab holds such a token and the page was
 * answered without it, as after a reload.
 * @returns whether the page is about to be left
 */
export function resumeTab({ document, sessionStorage, location }: Window): boolean {
  const token = sessionStorage.getItem(tabGrantKey);
  const banner = document.getElementById(composedBannerId);
  if (token === null || banner?.dataset.tab !== undefined) return false;
  const address = new URL(location.href);
  address.searchParams.set(composeParameter, token);
  location.replace(address.href);
  return true;
}
