/** An instant (ISO 8601) to the minute, in UTC; empty without one. */
export function formatTime(instant: string | null): string {
  return instant === null ? '' : instant.slice(0, 16).replace('T', ' ').concat(' UTC');
}
