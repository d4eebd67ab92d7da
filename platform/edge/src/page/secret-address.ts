import { maxRenderedAddress } from '@aangan/manifest';

/** Parameters that act for an account: of links in mails, and of forms that were sent as an address. */
const secret = /(?:token|password\w*)=/i;
/** How many times a nested address may be encoded; the site makes none with more levels. */
const maxLevels = 4;

/**
 * Whether an address holds, or may hold, a secret, also within an address that it leads to. Such a page is left to the
 * browser: the renderer runs the code of all remotes, and the edge's cache is shared by all visitors.
 */
export function holdsSecret({ search }: URL): boolean {
  if (search.length > maxRenderedAddress) return true;
  let text = search;
  for (let level = 0; level <= maxLevels; level += 1) {
    if (secret.test(text)) return true;
    const decoded = text.replace(/%([0-7][\da-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (decoded === text) return false;
    text = decoded;
  }
  return true;
}
