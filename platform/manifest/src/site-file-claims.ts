/**
 * Whether a file at the site's root takes the address of a page, as router and edge match them: in any case, and
 * with `*` at the end of the file's address for every rest.
 * @param file an address of shell.json's `files`, such as `/sitemap-*`
 * @param path a page's path, such as `/items/:id`
 */
export function takesPage(file: string, path: string): boolean {
  // A file has one segment; the page `/items/*` is also at `/items`.
  const page = path.replace(/\/\*$/, '').toLowerCase();
  const segments = page.split('/').slice(1);
  if (segments.length !== 1) return false;
  if (page.startsWith('/:')) return true;
  const address = file.toLowerCase();
  return address.endsWith('*') ? page.startsWith(address.slice(0, -1)) : page === address;
}
