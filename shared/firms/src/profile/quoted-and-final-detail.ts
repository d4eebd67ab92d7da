import { detailNames, formatCount } from '@aangan/domain';
import type { HeadMessages } from '@aangan/host';
import { msg } from '@lingui/core/macro';
import type { ProfileDetail } from './profile-cover.tsx';

interface QuotedFirm {
  /** In percent of what was quoted, as clients have confirmed it; null below three jobs that have ended. */
  quoted_and_final: { jobs_count: number; percent_min: number; percent_max: number } | null;
}

/** How the final price of a firm's jobs compares with its quotes, as one of its details: none below three jobs. */
export function quotedAndFinalDetail(
  { quoted_and_final: range }: QuotedFirm,
  i18n: HeadMessages,
): ProfileDetail[] {
  if (range === null) return [];
  const { percent_min: min, percent_max: max } = range;
  const percent = min === max ? `${min}%` : `${min}–${max}%`;
  const jobs = formatCount(range.jobs_count);
  const value = i18n._(
    msg({
      id: 'firms.quoted-and-final',
      message: `${percent} of the quote, in ${jobs} jobs that clients confirmed`,
    }),
  );
  return [{ name: detailNames.quotedAndFinal, value }];
}
