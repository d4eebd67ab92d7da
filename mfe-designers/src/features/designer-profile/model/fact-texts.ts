import { formatRupees } from '@aangan/domain';
import { type Speech, yearsText } from '@aangan/firms';
import { msg } from '@lingui/core/macro';

type Messages = Speech['i18n'];

/** Fees as a range, or as the one amount there is; null without any. Whole rupees. */
export function feesText(low: number | null, high: number | null): string | null {
  if (low && high && low !== high) return `${formatRupees(low)} – ${formatRupees(high)}`;
  const one = high || low;
  return one ? formatRupees(one) : null;
}

/** A person's experience: "18 years of experience". */
export function experienceText(count: number, i18n: Messages): string {
  const years = yearsText(count, i18n);
  return i18n._(msg({ id: 'designers.years-of-experience', message: `${years} of experience` }));
}
