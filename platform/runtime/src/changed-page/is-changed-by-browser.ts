/**
 * Traces of translators, extensions and proxies in a page: wrappers of translated texts, their own elements, and
 * Cloudflare's replacements of mail addresses.
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

/** Whether a known translator or extension has changed the page. */
export const isPageChanged = (page: Document): boolean => page.querySelector(traces) !== null;

/** React marks every element that it creates or hydrates. */
const isReacts = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber'));

/** Whether some element with text was not placed by React. */
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
 * Whether an error was caused by changes that the browser, not a release, made to the page: React looks for a node
 * where it left it and finds another. Every browser reports that as `NotFoundError`. A release alone can cause it too,
 * so the page must also show a change.
 */
export function isChangedByBrowser(error: unknown, page: Document): boolean {
  const { name } = (error ?? {}) as { name?: unknown };
  return name === 'NotFoundError' && (isPageChanged(page) || hasForeignText(page));
}
