import type { RouteDeclaration } from './remote-manifest.ts';

type NamesItsData = Pick<RouteDeclaration, 'data'>;

/**
 * The API addresses whose answers a page's first paint needs, from what its route or the shell declares: `:name` is
 * filled from the path, `{name}` from the query string; query parameters without a value are left out.
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
      const given = value.replace(/^\{(\w+)\}$/, (_match, from: string) => search.get(from) ?? '');
      if (given.trim() !== '') asked.set(name, given.trim());
    }
    return asked.size > 0 ? `${address}?${asked}` : address;
  });
}
