/**
 * Limits the values of a label: the first `max` distinct values stay, all further ones become `other`. Each value is a
 * time series that the process and Prometheus store.
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
