/**
 * Keeps a label's values bounded: the first `max` that come are kept, and further ones become `other`. Each value is a
 * series that the process and Prometheus keep.
 */
export function labelLimit(max: number): (value: string) => string {
  const known = new Set<string>();
  return (value) => {
    if (known.has(value)) return value;
    if (known.size >= max) return 'other';
    known.add(value);
    return value;
  };
}
