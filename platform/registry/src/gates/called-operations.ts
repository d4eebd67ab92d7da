import type { ApiOperation, ReleaseManifest } from '@aangan/manifest';
import type { GateProblem } from './gate.ts';
import { type ApiOperations, type OpenApiDocument, operationsOf } from './openapi-document.ts';

const rule = 'API operations';

/** Names that one problem lists. */
const maxNamed = 10;

/** The API has every operation that releases call, takes what they pass, and asks for nothing that they do not. */
export function calledOperations(
  releases: readonly ReleaseManifest[],
  document: OpenApiDocument,
): GateProblem[] {
  const offered = operationsOf(document);
  return releases.flatMap((release) =>
    calledBy(release).flatMap((operation) => {
      const has = whyNot(operation, offered);
      if (has === undefined) return [];
      const { method, path } = operation;
      const owner = release.kind === 'remote' ? ` (team ${release.manifest.team})` : '';
      return [
        {
          rule,
          has,
          asks: `${release.name} ${release.release}${owner} calls ${method.toUpperCase()} ${path}`,
          remedy: `Let the API keep it for as long as a live release calls it, or build ${release.name} for this API.`,
        },
      ];
    }),
  );
}

/** What the gate says where it cannot read the API's document. */
export function unknownApi(reason: string): GateProblem {
  return {
    rule,
    asks: 'The gate compares what releases call with what the API offers',
    has: `and the API's document cannot be read now (${reason})`,
    remedy: 'Nothing was changed: try again in a moment.',
  };
}

function whyNot(
  { method, path, query, body }: ApiOperation,
  offered: ApiOperations,
): string | undefined {
  const input = offered.find({ method, path });
  if (!input) return 'and the API has no such operation';
  const unknown = query.filter((name) => !input.query.includes(name));
  if (unknown.length > 0) return `with ${firstOf(unknown)}, and the API does not know that`;
  const missing = [
    ...input.requiredQuery.filter((name) => !query.includes(name)),
    ...(body ? (input.requiredBody ?? []).filter((name) => !body.includes(name)) : []),
  ];
  return missing.length > 0 ? `without ${firstOf(missing)}, and the API requires that` : undefined;
}

/** An answer names only the first few: document and release are bounded, but the product of both is not. */
function firstOf(names: readonly string[]): string {
  const more = names.length - maxNamed;
  return names.slice(0, maxNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** The operations that a release's sources call, and those that the edge asks for its pages and links. */
function calledBy(release: ReleaseManifest): ApiOperation[] {
  const calls = release.operations ?? [];
  const addresses =
    release.kind === 'remote'
      ? release.manifest.routes.flatMap(({ data = [], link }) => [
          ...data,
          ...(link?.count ? [link.count] : []),
        ])
      : release.manifest.pages.flatMap(({ data = [] }) => data);
  // A release that did not record its calls is not checked at all.
  return release.operations ? [...calls, ...[...new Set(addresses)].map(asOperation)] : [];
}

/**
 * `/api/items/:id/?sort=name&page={page:1}` as an operation. A parameter without a value of its own is left out: it is
 * passed only if the visitor's address has it, which the release does not control.
 */
function asOperation(address: string): ApiOperation {
  const [path = '', search = ''] = address.split('?');
  const passed = [...new URLSearchParams(search)].filter(
    ([, value]) => !/^\{\w+\*?\}$/.test(value),
  );
  return {
    method: 'get',
    path: path.replace(/^\/api/, '').replaceAll(/:([A-Za-z]\w*)/g, '{$1}'),
    query: passed.map(([name]) => name),
  };
}
