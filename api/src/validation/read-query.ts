import type { FieldSchema } from './read-fields.ts';

/** A repeated query parameter counts by its last value, as in Django, but a list is all its values. */
export function readRepeated(
  { properties = {} }: Pick<FieldSchema, 'properties'>,
  query: unknown,
): Record<string, unknown> {
  const entries = Object.entries(query ?? {});
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const isList = Object.hasOwn(properties, name) && properties[name]?.type === 'array';
      if (isList) return [name, [value].flat()];
      return [name, Array.isArray(value) ? value.at(-1) : value];
    }),
  );
}
