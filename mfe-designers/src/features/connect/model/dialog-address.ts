interface Address {
  pathname: string;
  search: string;
}

const parameter = 'connect';

/** Whether the address opens the dialog: the sign-in page leads back to it. */
export function opensDialog({ search }: Address): boolean {
  return new URLSearchParams(search).has(parameter);
}

/** The address that opens the dialog. */
export function withDialog({ pathname, search }: Address): string {
  const query = new URLSearchParams(search);
  query.set(parameter, '1');
  return `${pathname}?${query}`;
}

/** The address without the dialog. */
export function withoutDialog({ pathname, search }: Address): {
  pathname: string;
  search: string;
} {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  return { pathname, search: query.toString() };
}
