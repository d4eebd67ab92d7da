import type { RouteDeclaration } from './remote-manifest.ts';

type NamesItsData = Pick<RouteDeclaration, 'data'>;

/**
 * The API addresses whose answers a page's first paint needs, from what its route or the shell declares: `:name` is
 * filled from the path, `{name}` from the query string, `{name:1}` with 1 where the query string has none; query
 * parameters without a value are left out.
 */
export function firstDataOf(
  { data = [] }: NamesItsData,
  params: Record<string, string>,
  search: URLSearchParams,
): string[] {
  return data.map((template) => {
    const [path = '', query = ''] = template.split('?');
    const address = path.replace(/:(\w+)/g, (_match, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const asked = new URLSearchParams();
    for (const [name, value] of new URLSearchParams(query)) {
      const given = filledIn(value, params, search);
      if (given !== '') asked.set(name, given);
    }
    return asked.size > 0 ? `${address}?${asked}` : address;
  });
}

/** The value of a query parameter, filled in; '' where nothing fills it. */
function filledIn(value: string, params: Record<string, string>, search: URLSearchParams): string {
  if (value.startsWith(':')) return params[value.slice(1)] ?? '';
  const [, name, fallback = ''] = /^\{(\w+)(?::(.+))?\}$/.exec(value) ?? [];
  return name === undefined ? value : search.get(name)?.trim() || fallback;
}
