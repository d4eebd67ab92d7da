import type { RouteDeclaration } from './remote-manifest.ts';

type NamesItsData = Pick<RouteDeclaration, 'data'>;

/**
 * The API addresses whose answers a page's first paint needs, from what its route or the shell declares: `:name` is
 * filled from the path, `{name}` from the query string, `{name*}` as often as it is repeated there, `{name:1}` with 1
 * where the query string has none; query parameters without a value are left out.
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
      for (const given of valuesOf(value, params, search)) asked.append(name, given);
    }
    return asked.size > 0 ? `${address}?${asked}` : address;
  });
}

/** The values of a query parameter, filled in and trimmed; those that are blank are left out. */
function valuesOf(
  template: string,
  params: Record<string, string>,
  search: URLSearchParams,
): string[] {
  if (template.startsWith(':')) return [params[template.slice(1)] ?? ''].filter(Boolean);
  const [, name, repeats, fallback] = /^\{(\w+)(\*)?(?::(.+))?\}$/.exec(template) ?? [];
  if (name === undefined) return [template];
  const given = search.getAll(name).map((value) => value.trim());
  if (repeats) return given.filter(Boolean);
  return [given[0] || fallback || ''].filter(Boolean);
}
