import {
  detailNames,
  formatRupees,
  headerMoney,
  styleLabels,
  yearsInBusiness,
} from '@aangan/domain';
import { areaText, membersText, type Speech, withinText, yearsText } from '@aangan/firms';
import { msg, plural } from '@lingui/core/macro';
import type { ComparedFirm } from '../api/compare-firms.ts';

/** A row of the comparison. */
export interface ComparedRow {
  label: string;
  /** What it says of a firm; null where the firm has not told. */
  textOf: (firm: ComparedFirm) => string | null;
}

/**
 * The rows of the comparison that are texts: those before and after the rows of specializations and rating.
 * @param year the current one
 */
export function comparedRows(
  kind: 'designer' | 'vendor',
  speech: Speech,
  year: number,
): { before: ComparedRow[]; after: ComparedRow[] } {
  const { i18n, say } = speech;
  const isVendor = kind === 'vendor';
  const before: (ComparedRow | false)[] = [
    { label: say(detailNames.city), textOf: ({ city }) => city && say(city) },
    { label: say(detailNames.experience), textOf: (firm) => experienceOf(firm, year, speech) },
    {
      label: say(detailNames.team),
      textOf: ({ team_strength: count }) => (count > 0 ? membersText(count, i18n) : null),
    },
    !isVendor && { label: say(detailNames.fees), textOf: feesOf },
    {
      label: say(isVendor ? detailNames.minimumOrder : detailNames.minimumBudget),
      textOf: ({ minimum }) => (minimum ? say(headerMoney(minimum, i18n.locale).value) : null),
    },
    !isVendor && {
      label: say(detailNames.minimumSize),
      textOf: ({ min_project_size: size }) => (size ? areaText(size, i18n) : null),
    },
    !isVendor && {
      label: say(detailNames.styles),
      textOf: ({ styles }) => styleLabels(styles).map(say).join(' · ') || null,
    },
  ];
  const after: ComparedRow[] = [
    {
      label: say(detailNames.answers),
      textOf: ({ usual_answer_hours: hours }) => (hours === null ? null : withinText(hours, i18n)),
    },
    {
      label: i18n._(msg({ id: 'boards.published', message: 'Published' })),
      textOf: (firm) => publishedOf(firm, speech),
    },
  ];
  return { before: before.filter((row) => row !== false), after };
}

function experienceOf(firm: ComparedFirm, year: number, { i18n }: Speech): string | null {
  const years = firm.experience_years ?? yearsInBusiness(firm.establishment_year, year);
  return years === null ? null : yearsText(years, i18n);
}

function feesOf({ fee_range_min: low, fee_range_max: high }: ComparedFirm): string | null {
  if (low && high && low !== high) return `${formatRupees(low)} – ${formatRupees(high)}`;
  const one = high || low;
  return one ? formatRupees(one) : null;
}

/** "12 pictures, 3 videos, 40 posts", of which there are any. */
function publishedOf(firm: ComparedFirm, { i18n }: Speech): string | null {
  const pictures = firm.pictures_count;
  const videos = firm.videos_count;
  const posts = firm.posts_count;
  const parts = [
    pictures > 0 &&
      i18n._(
        msg({
          id: 'boards.pictures',
          message: `${plural(pictures, { one: '# picture', other: '# pictures' })}`,
        }),
      ),
    videos > 0 &&
      i18n._(
        msg({
          id: 'boards.videos',
          message: `${plural(videos, { one: '# video', other: '# videos' })}`,
        }),
      ),
    posts > 0 &&
      i18n._(
        msg({
          id: 'boards.posts',
          message: `${plural(posts, { one: '# post on Instagram', other: '# posts on Instagram' })}`,
        }),
      ),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : null;
}
