import { formatCount, missingWords, pageLimits } from '@aangan/domain';
import type { HeadMessages } from '@aangan/host';
import { msg, plural } from '@lingui/core/macro';
import type { Speech } from '../speech/speech.ts';

/** At most three specializations, then "and more". @param labels as the API has them */
export function specializationsText(labels: readonly string[], { i18n, say }: Speech): string {
  const { headerSpecializationsMax } = pageLimits;
  const shown = labels.slice(0, headerSpecializationsMax).map(say).join(' · ');
  if (labels.length <= headerSpecializationsMax) return shown;
  return i18n._(msg({ id: 'firms.specializations-and-more', message: `${shown} and more` }));
}

/** When a firm began and how long ago that is: "2012, 14 years ago". */
export function establishedText(
  year: number | null,
  years: number | null,
  { i18n, say }: Speech,
): string {
  if (year === null) return say(missingWords.notSpecified);
  if (!years) return String(year);
  const shown = formatCount(years);
  return i18n._(
    msg({
      id: 'firms.established-ago',
      message: `${year}, ${plural(years, { one: `${shown} year ago`, other: `${shown} years ago` })}`,
    }),
  );
}

/** Years as a person or firm has them: "18 years", "Less than a year". */
export function yearsText(years: number, i18n: HeadMessages): string {
  if (years <= 0) return i18n._(msg({ id: 'firms.first-year', message: 'Less than a year' }));
  const shown = formatCount(years);
  return i18n._(
    msg({
      id: 'firms.years',
      message: `${plural(years, { one: `${shown} year`, other: `${shown} years` })}`,
    }),
  );
}

/** How many people a firm has: "1 member". */
export function membersText(count: number, i18n: HeadMessages): string {
  const shown = formatCount(count);
  return i18n._(
    msg({
      id: 'firms.members',
      message: `${plural(count, { one: `${shown} member`, other: `${shown} members` })}`,
    }),
  );
}

/** A size: "1,200 sq ft". */
export function areaText(squareFeet: number, i18n: HeadMessages): string {
  const size = formatCount(squareFeet);
  return i18n._(msg({ id: 'firms.square-feet', message: `${size} sq ft` }));
}
