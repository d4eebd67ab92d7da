import type { RouteDeclaration } from './remote-manifest.ts';

type NamesItsData = Pick<RouteDeclaration, 'data'>;

/**
 * The API addresses whose answers a page's first paint needs, from what its route or the shell declares: `:name` is
 * filled from the path, `{name}` from the query string, `{name*}` as often as it is repeated there; query parameters
 * without a value are left out.
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
      for (const given of givenFor(value, search)) asked.append(name, given);
    }
    return asked.size > 0 ? `${address}?${asked}` : address;
  });
}

/** The values of a query parameter that are not blank, trimmed. */
function givenFor(template: string, search: URLSearchParams): string[] {
  const [, from, repeats] = /^\{(\w+)(\*?)\}$/.exec(template) ?? [];
  const values = from === undefined ? [template] : search.getAll(from);
  const trimmed = values.map((value) => value.trim());
  return (repeats ? trimmed : trimmed.slice(0, 1)).filter(Boolean);
}
