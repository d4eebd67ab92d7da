/** Comments, what takes an address as a text of its own, and what depends on what is typed: no style of ours has them. */
const textAddress = /\/\*|@import|image-set\(|\bsrc\(|\[[\s|*]*value/i;
/**
 * What styled-components writes after each rule. There are no other comments: where one begins and ends depends on
 * whether it is within a text.
 */
const separator = '/*!sc*/';
const address = /url\(\s*["']?([^"')]*)/gi;
const escaped = /\\([\da-f]{1,6})[ \t\n\f\r]?|\\([^\n])/gi;

/**
 * Refuses styles of a rendered page that load something from elsewhere: what a page is styled with can depend on what is
 * typed into its fields, and code of any remote of the composition may have written it.
 * @param releasesOrigin the origin of files of releases, where that is not the site's
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

/** Files of releases, which nothing of a page decides. An address of a page would tell the site, and so the next page. */
function isOwn(given: string, releasesOrigin = ''): boolean {
  if (/^(?:data:|#)/i.test(given)) return true;
  return given.startsWith(`${releasesOrigin}/releases/`) && /^[\w:./-]+$/.test(given);
}
