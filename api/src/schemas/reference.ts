import { type Static, type TSchema, Type } from 'typebox';

/** A reference to a schema that has its own name in the OpenAPI document. The schema must be in `sharedSchemas`. */
export function reference<T extends TSchema & { $id?: string }>(schema: T) {
  if (!schema.$id) throw new Error('Only a schema with an $id can be referred to.');
  return Type.Unsafe<Static<T>>(Type.Ref(schema.$id));
}

/** The same for an answer whose JSON text the database wrote: a handler sends text, a caller reads the schema. */
export function writtenJson<T extends TSchema & { $id?: string }>(schema: T) {
  return Type.Unsafe<string>(schema.$id ? reference(schema) : schema);
}
