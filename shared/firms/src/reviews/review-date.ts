import { dateFormat, englishMonths } from '@aangan/domain';
import { type Clock, currentDay } from '@aangan/host';

/** The date of a review: in English in the long US format, "November 21, 2026". @param instant ISO 8601 */
export function reviewDate(instant: string, { timeZone }: Clock, locale: string): string {
  if (!locale.startsWith('en')) {
    return dateFormat(locale, { dateStyle: 'long', timeZone }).format(Date.parse(instant));
  }
  const day = currentDay({ now: () => Date.parse(instant), timeZone });
  const [year, month, date] = day.split('-').map(Number);
  return `${englishMonths[(month ?? 1) - 1]} ${date}, ${year}`;
}
