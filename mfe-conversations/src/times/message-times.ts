import { dateFormat } from '@aangan/domain';
import { type Clock, currentDay } from '@aangan/host';

interface Place {
  clock: Clock;
  locale: string;
}

/** The calendar day of a moment (YYYY-MM-DD), in the clock's time zone. */
export function dayOf(at: string, { timeZone }: Clock): string {
  return currentDay({ now: () => Date.parse(at), timeZone });
}

/** The time of a day: "11:30 am". */
export function timeText(at: string, { clock: { timeZone }, locale }: Place): string {
  return dateFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(at));
}

/** A day: "4 March 2027". */
export function dayText(at: string, { clock: { timeZone }, locale }: Place): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(at));
}

/** How many days before today a moment is, 0 for today. */
export function daysAgo(at: string, clock: Clock): number {
  return Math.round((Date.parse(currentDay(clock)) - Date.parse(dayOf(at, clock))) / 86_400_000);
}
