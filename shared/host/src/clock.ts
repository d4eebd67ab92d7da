/** The time as a page sees it. A page that is rendered on a server and in the browser gets the same one in both. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** The IANA time zone that dates are shown in, wherever the visitor is. */
  readonly timeZone: string;
}

/** The system's clock, with dates shown in Indian time. */
export const systemClock: Clock = { now: () => Date.now(), timeZone: 'Asia/Kolkata' };

/**
 * Minutes from UTC of zones that have had the same for decades. The first use of Intl takes a slow phone 80 to 160 ms,
 * which a first page should not spend.
 */
const minutesFromUtc: Record<string, number> = { 'Asia/Kolkata': 330, UTC: 0 };

/** The calendar year now, in the clock's time zone. */
export function currentYear({ now, timeZone }: Clock): number {
  return Number(currentDay({ now, timeZone }).slice(0, 4));
}

/** The calendar day now (YYYY-MM-DD), in the clock's time zone. */
export function currentDay({ now, timeZone }: Clock): string {
  const minutes = minutesFromUtc[timeZone];
  if (minutes !== undefined) return new Date(now() + minutes * 60_000).toISOString().slice(0, 10);
  // Canadian dates are written as ISO 8601 has them.
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now());
}
