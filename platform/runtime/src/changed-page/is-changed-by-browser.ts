/**
 * What translators, extensions and proxies leave in a page: the wrappers of translated texts, their own elements, and
 * Cloudflare's in the place of mail addresses.
 */
const traces = [
  'html.translated-ltr',
  'html.translated-rtl',
  'html[_msttexthash]',
  'font > font',
  '[_mstmutation]',
  'grammarly-extension',
  '[data-gr-ext-installed]',
  '[data-new-gr-c-s-check-loaded]',
  'deepl-input-controller',
  '[data-cfemail]',
  'a[href*="/cdn-cgi/l/email-protection"]',
].join(', ');

/** Whether a translator or an extension that is known has changed the page. */
export const isPageChanged = (page: Document): boolean => page.querySelector(traces) !== null;

/** React's mark on every element that it has made or taken over. */
const isReacts = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber'));

/** Whether there is an element with text that React has not put where it is. */
function hasForeignText(page: Document): boolean {
  return [...page.body.querySelectorAll('*')].some(
    (element) =>
      element.parentElement !== null &&
      isReacts(element.parentElement) &&
      !isReacts(element) &&
      element.textContent !== '',
  );
}

/**
 * Whether an error comes from a page that the browser, not a release, has changed: React looks for a node where it left
 * it, and another one is there. Every browser calls that `NotFoundError`; a release alone can cause it too, so the page
 * must show a change.
 */
export function isChangedByBrowser(error: unknown, page: Document): boolean {
  const { name } = (error ?? {}) as { name?: unknown };
  return name === 'NotFoundError' && (isPageChanged(page) || hasForeignText(page));
}
