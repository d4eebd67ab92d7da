import { dateFormat, formatMoment } from '@aangan/domain';
import { useHost } from '@aangan/host';

/** How pages write an ISO 8601 time: its day, "21 Nov 2026", or the moment, "21 Nov 2026, 12:00 pm". */
export function useDates() {
  const { clock, locale } = useHost();
  const { timeZone } = clock;
  return {
    dayOf: (time: string) =>
      dateFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(time)),
    momentOf: (time: string) => formatMoment(time, locale, timeZone),
  };
}
