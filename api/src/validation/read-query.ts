/** A repeated query parameter counts by its last value, as in Django. */
export function lastValues(query: unknown): Record<string, unknown> {
  const entries = Object.entries(query ?? {});
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value]),
  );
}
