/** Seconds since the Unix epoch as an instant of the database. */
export function instant(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
