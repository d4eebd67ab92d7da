/** The instant so many days before another. @param instant ISO text */
export function daysBefore(instant: string, days: number): string {
  return new Date(Date.parse(instant) - days * 24 * 60 * 60 * 1000).toISOString();
}
