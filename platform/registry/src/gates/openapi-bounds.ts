import { limits } from '@aangan/manifest';

/**
 * How much a document may have. The gate compares it with every release that a channel serves, and names in its answer
 * what is missing: the bounds keep both small, and are five times those of this site's API or more.
 */
export const documentBounds = {
  paths: 2_000,
  pathLength: limits.addressLength,
  /** Entries of a list of parameters, and of one of required properties. */
  listed: 200,
  /** Characters of the name of a parameter or a required property, and of a reference. */
  nameLength: limits.nameLength,
} as const;

/** Why the gate cannot compare a value with what releases call, as a sentence; undefined where it can. */
export function documentProblem(value: unknown): string | undefined {
  const { paths } = (value ?? {}) as { paths?: unknown };
  if (!isObject(paths) || !Object.values(paths).every(isObject)) {
    return 'It is no OpenAPI document: it has no paths.';
  }
  return pathsProblem(Object.keys(paths)) ?? contentsProblem(value);
}

function pathsProblem(paths: readonly string[]): string | undefined {
  if (paths.length > documentBounds.paths) {
    return `The OpenAPI document has ${paths.length} paths, and may have ${documentBounds.paths}.`;
  }
  const long = paths.find((path) => path.length > documentBounds.pathLength);
  return long === undefined
    ? undefined
    : `The path ${begun(long)} of the OpenAPI document has ${long.length} characters, and may have ${documentBounds.pathLength}.`;
}

/**
 * Checks every value, because references lead to every place of a document. Iterative: a deep document would overflow
 * the stack.
 */
function contentsProblem(document: unknown): string | undefined {
  const open: unknown[] = [document];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!isObject(next)) continue;
    const problem = Array.isArray(next) ? undefined : objectProblem(next);
    if (problem !== undefined) return problem;
    for (const value of Object.values(next)) if (isObject(value)) open.push(value);
  }
  return undefined;
}

function objectProblem(value: object): string | undefined {
  const { parameters, required, name, $ref } = value as Record<string, unknown>;
  for (const [what, list] of Object.entries({ parameters, required })) {
    if (Array.isArray(list) && list.length > documentBounds.listed) {
      return `A list "${what}" of the OpenAPI document has ${list.length} entries, and may have ${documentBounds.listed}.`;
    }
  }
  const names = [name, $ref, ...(Array.isArray(required) ? required : [])];
  const long = names
    .filter((one) => typeof one === 'string')
    .find(({ length }) => length > documentBounds.nameLength);
  return long === undefined
    ? undefined
    : `The name ${begun(long)} in the OpenAPI document has ${long.length} characters, and may have ${documentBounds.nameLength}.`;
}

function begun(text: string): string {
  return `${text.slice(0, 40)}…`;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
