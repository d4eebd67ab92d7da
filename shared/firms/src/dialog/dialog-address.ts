interface Address {
  pathname: string;
  search: string;
}

/** Whether the address opens the dialog of this name. The sign-in page leads back to such an address. */
export function opensDialog({ search }: Address, name: string): boolean {
  return new URLSearchParams(search).has(name);
}

/** The address that opens the dialog of this name: `?connect=1`. */
export function withDialog({ pathname, search }: Address, name: string): string {
  const query = new URLSearchParams(search);
  query.set(name, '1');
  return `${pathname}?${query}`;
}

/** The address without the dialog of this name. */
export function withoutDialog(
  { pathname, search }: Address,
  name: string,
): { pathname: string; search: string } {
  const query = new URLSearchParams(search);
  query.delete(name);
  return { pathname, search: query.toString() };
}
