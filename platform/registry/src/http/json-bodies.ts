import type { FastifyInstance } from 'fastify';
import { RegistryRefusal } from '../registry-refusal.ts';

/** The deepest JSON that is taken. A release.json has eight levels. */
const maxDepth = 32;
/** The most values and keys that are taken. The description of this site's API has 40,000, its largest release.json 2,500. */
const maxValues = 100_000;

/**
 * Takes only JSON that can be checked and stored: of a bounded depth, because checks and messages recurse, with a bounded
 * number of values, because each is looked at while everything else waits, and with well-formed texts, because the
 * database stores no lone surrogates.
 */
export function boundJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      parse(request, body, (error, parsed) => {
        const problem = error ? undefined : jsonProblem(parsed);
        if (problem === undefined) done(error, parsed);
        else done(new RegistryRefusal('invalid', problem));
      });
    },
  );
}

/** Why a parsed document is refused; undefined where it is not. Without recursion: the depth is what it checks. */
function jsonProblem(document: unknown): string | undefined {
  const open: [value: unknown, depth: number][] = [[document, 0]];
  let count = 1;
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string' && !value.isWellFormed()) {
      return 'The body has a text with half of a surrogate pair.';
    }
    if (typeof value !== 'object' || value === null) continue;
    if (depth === maxDepth) return `The body is nested more than ${maxDepth} levels deep.`;
    const values: unknown[] = Array.isArray(value) ? value : Object.values(value);
    const keys = Array.isArray(value) ? [] : Object.keys(value);
    count += keys.length + values.length;
    if (count > maxValues) return `The body has more than ${maxValues} values.`;
    for (const entry of [...keys, ...values]) open.push([entry, depth + 1]);
  }
  return undefined;
}
