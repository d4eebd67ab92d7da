import type { Clock } from '@aangan/host';

/** The date of a review, in the long US format: "November 21, 2026". @param instant ISO 8601 */
export function reviewDate(instant: string, { timeZone }: Clock): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  return day.format(new Date(instant));
}
