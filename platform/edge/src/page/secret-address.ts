/** The parameter in which a link of a mail carries what acts for an account. */
const secret = /token=/i;

/**
 * Whether an address holds the secret of a link, also within an address that it leads to. Such a page is the browser's to
 * render: what renders others runs the code of all remotes, and what an edge keeps is for all visitors.
 */
export function holdsSecret({ search }: URL): boolean {
  let text = search;
  for (;;) {
    if (secret.test(text)) return true;
    const decoded = text.replace(/%([0-7][\da-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (decoded === text) return false;
    text = decoded;
  }
}
