import assert from 'node:assert/strict';
import Schema from 'typebox/schema';
import { sharedSchemas } from '../../src/shared-schemas.ts';

type Json = Record<string, unknown>;

/** The named schemas with nothing allowed beyond what they name. */
const closed = Object.fromEntries(
  sharedSchemas.map((schema) => {
    const plain = JSON.parse(JSON.stringify(schema)) as Json & { $id: string };
    const { $id, ...rest } = plain;
    return [$id, close(rest)];
  }),
);

function close(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(close);
  if (typeof node !== 'object' || node === null) return node;
  const inside = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, close(value)]),
  );
  const isClosed = 'properties' in inside && inside.additionalProperties === undefined;
  return isClosed ? { ...inside, additionalProperties: false } : inside;
}

/** Holds an answer to the schema of that name, field for field. */
export function assertMatches(name: string, value: unknown): void {
  const schema = closed[name];
  assert.ok(schema, `There is no schema ${name}.`);
  const [, errors] = Schema.Errors(closed as never, schema as never, value);
  assert.deepEqual(errors, []);
}
