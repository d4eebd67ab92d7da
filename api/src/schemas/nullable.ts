import { type Static, type TSchema, Type } from 'typebox';

type JsonType = 'string' | 'integer' | 'number' | 'boolean';

/** A value that may be unset. Said as a list of types, which validators, serialisers and OpenAPI 3.1 all read. */
export function nullable<T extends TSchema & { type: JsonType }>(schema: T) {
  const types = { ...schema, type: [schema.type, 'null'] };
  return Type.Unsafe<Static<T> | null>(types);
}

export const nullableText = (description?: string) => nullable(Type.String({ description }));
export const nullableInteger = (description?: string) => nullable(Type.Integer({ description }));

/** One of these texts, or null. */
export const nullableChoice = <Choice extends string>(
  choices: readonly Choice[],
  description?: string,
) =>
  Type.Unsafe<Choice | null>({ type: ['string', 'null'], enum: [...choices, null], description });
