import Type, { type Static, type TSchema, type TString } from 'typebox';
import { Value } from 'typebox/value';

/** A document of the platform that is not what it should be; `problems` lists every place. */
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
 * Checks a value against a schema, then against rules that no schema can say.
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

function schemaProblems(schema: TSchema, value: unknown): string[] {
  const problems = Value.Errors(schema, value).map(
    ({ instancePath, message }) =>
      `${instancePath.slice(1).replaceAll('/', '.') || 'document'}: ${message}`,
  );
  return [...new Set(problems)];
}

/** A record whose keys all have the key's form: an unfitting key is a problem, not ignored. */
export function closedRecord<Key extends TString, Value extends TSchema>(key: Key, value: Value) {
  return Type.Record(key, value, { additionalProperties: false });
}
