/** The time as a page sees it. A page that is rendered on a server and in the browser gets the same one in both. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** The IANA time zone that dates are shown in, wherever the visitor is. */
  readonly timeZone: string;
}

/** The system's clock, with dates shown in Indian time. */
export const systemClock: Clock = { now: () => Date.now(), timeZone: 'Asia/Kolkata' };

/** The calendar year now, in the clock's time zone. */
export function currentYear({ now, timeZone }: Clock): number {
  const year = new Intl.DateTimeFormat('en-IN', { year: 'numeric', timeZone }).format(now());
  return Number(year);
}

/** The calendar day now (YYYY-MM-DD), in the clock's time zone. */
export function currentDay({ now, timeZone }: Clock): string {
  // Canadian dates are written as ISO 8601 has them.
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now());
}
