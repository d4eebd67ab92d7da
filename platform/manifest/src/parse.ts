import Type, { type Static, type TSchema, type TString } from 'typebox';
import { Value } from 'typebox/value';
import { schemaProblems } from './describe-error.ts';

/** Thrown for a malformed document; `problems` lists every place. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
  readonly document: string;
  readonly problems: readonly string[];

  constructor(document: string, problems: readonly string[]) {
    super(`${document} is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.document = document;
    this.problems = problems;
  }
}

/**
 * Checks a value against a schema, then against rules that a schema cannot express.
 * @throws ManifestError with every problem found.
 */
export function parseWith<Schema extends TSchema>(
  schema: Schema,
  value: unknown,
  document: string,
  rules: (parsed: Static<Schema>) => string[] = () => [],
): Static<Schema> {
  if (!Value.Check(schema, value)) throw new ManifestError(document, schemaProblems(schema, value));
  const problems = rules(value as Static<Schema>);
  if (problems.length > 0) throw new ManifestError(document, problems);
  return value as Static<Schema>;
}

/** A record whose keys must all match the key's schema: any other key is a problem, not ignored. */
export function closedRecord<Key extends TString, Value extends TSchema>(
  key: Key,
  value: Value,
  options: { maxProperties?: number } = {},
): ReturnType<typeof Type.Record<Key, Value>> {
  const { description } = key as { description?: string };
  return Type.Record(key, value, {
    ...options,
    additionalProperties: false,
    description: `keys of the form: ${description ?? 'text'}`,
  });
}
