import { formatCount } from '@aangan/domain';
import type { I18n } from '@aangan/messages';
import { msg, plural } from '@lingui/core/macro';

// The units make clear that the age of the firm is not the architect's experience.

/** What an architect's firm is: "A firm 15 years in business". */
export function firmYearsText(years: number, i18n: I18n): string {
  const shown = formatCount(years);
  return i18n._(
    msg({
      id: 'designers.firm-years',
      message: plural(years, {
        0: 'A firm in its first year',
        one: `A firm ${shown} year in business`,
        other: `A firm ${shown} years in business`,
      }),
    }),
  );
}

/** Where an architect works: "With a firm 15 years in business". */
export function withFirmText(years: number, i18n: I18n): string {
  const shown = formatCount(years);
  return i18n._(
    msg({
      id: 'designers.with-firm-years',
      message: plural(years, {
        0: 'With a firm in its first year',
        one: `With a firm ${shown} year in business`,
        other: `With a firm ${shown} years in business`,
      }),
    }),
  );
}
