/**
 * A record's own value: names of releases are free texts, and every object inherits some of them (`constructor`).
 */
export function ownValue<Value>(record: Record<string, Value>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
