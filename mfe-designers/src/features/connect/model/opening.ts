interface Address {
  pathname: string;
  search: string;
}

const parameter = 'connect';

/** Whether an address asks for the dialog to be open: it is where one comes back to from signing in elsewhere. */
export function isAskedToOpen({ search }: Address): boolean {
  return new URLSearchParams(search).has(parameter);
}

/** The address with the dialog open. */
export function withOpening({ pathname, search }: Address): string {
  const query = new URLSearchParams(search);
  query.set(parameter, '1');
  return `${pathname}?${query}`;
}

/** The same page without it. */
export function withoutOpening({ pathname, search }: Address): {
  pathname: string;
  search: string;
} {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  return { pathname, search: query.toString() };
}
