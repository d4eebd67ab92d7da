/**
 * Comments, constructs that take a string as an address, and selectors on typed values. None of our styles has them.
 */
const textAddress = /\/\*|@import|image-set\(|\bsrc\(|\[[\s|*]*value/i;
/**
 * What styled-components writes after each rule. Other comments are refused, because where one begins and ends depends
 * on whether it is inside a string.
 */
const separator = '/*!sc*/';
const address = /url\(\s*["']?([^"')]*)/gi;
const escaped = /\\([\da-f]{1,6})[ \t\n\f\r]?|\\([^\n])/gi;

/**
 * Refuses styles of a rendered page that load something from elsewhere. They may be written by any remote of the
 * composition, and selectors could send out what a visitor types.
 * @param releasesOrigin the origin of release files, if it is not the site's
 * @throws Error
 */
export function requireOwnAddresses(css: string, releasesOrigin: string | undefined): void {
  const text = css
    .replaceAll(separator, ' ')
    .replace(escaped, (_, code: string | undefined, character: string) =>
      code === undefined ? character : characterOf(Number.parseInt(code, 16)),
    );
  const taken = textAddress.exec(text)?.[0];
  if (taken) throw new Error(`Its styles have ${taken}, which no page’s have.`);
  for (const [, given = ''] of text.matchAll(address)) {
    if (!isOwn(given, releasesOrigin)) {
      throw new Error(`Its styles load something from elsewhere: ${given.slice(0, 100)}`);
    }
  }
}

const characterOf = (code: number) => (code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code));

/**
 * Only release files: a page cannot influence them. An address of a page would tell the site, and thus the next page.
 */
function isOwn(given: string, releasesOrigin = ''): boolean {
  if (/^(?:data:|#)/i.test(given)) return true;
  return given.startsWith(`${releasesOrigin}/releases/`) && /^[\w:./-]+$/.test(given);
}
