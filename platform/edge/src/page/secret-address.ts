import { maxRenderedAddress } from '@aangan/manifest';

/** Parameters of what acts for an account: of a link in a mail, and of a form that was sent as an address. */
const secret = /(?:token|password\w*)=/i;
/** An address within an address within an address is encoded so often; more is no address of ours. */
const maxLevels = 4;

/**
 * Whether an address holds a secret, also within an address that it leads to, or may hold one. Such a page is
 * the browser's to render: what renders others runs the code of all remotes, and what an edge keeps is for all visitors.
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
