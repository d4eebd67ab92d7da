import { formatCount, formatRupeesShort, portfolioCategories } from '@aangan/domain';
import { msg, plural } from '@lingui/core/macro';
import { areaText } from '../profile/detail-texts.ts';
import type { ProfileDetail } from '../profile/profile-cover.tsx';
import type { Speech } from '../speech/speech.ts';
import type { ProjectCardData, ProjectData } from './project.ts';

const names = {
  area: msg({ id: 'firms.project-area', message: 'Area' }),
  cost: msg({ id: 'firms.project-cost', message: 'Cost' }),
  duration: msg({ id: 'firms.project-duration', message: 'Duration' }),
  photographer: msg({ id: 'firms.project-photographer', message: 'Photographs' }),
};

type Costs = Pick<ProjectData, 'cost_min' | 'cost_max'>;

/** The facts of a project that are known, each under its name; kind, city and year stand above its title. */
export function projectFacts(project: ProjectData, speech: Speech): ProfileDetail[] {
  const { i18n } = speech;
  const { area_sqft: area, duration_months: months, photographer } = project;
  const facts: [keyof typeof names, string | null][] = [
    ['area', area === null ? null : areaText(area, i18n)],
    ['cost', costText(project, speech)],
    ['duration', months === null ? null : monthsText(months, speech)],
    ['photographer', photographer],
  ];
  return facts.flatMap(([name, value]) => (value ? { name: i18n._(names[name]), value } : []));
}

/** "Residential". */
export function kindText({ kind }: Pick<ProjectCardData, 'kind'>, { say }: Speech): string {
  return say(portfolioCategories.find(({ id }) => id === kind)?.label ?? kind);
}

/** Where and when: "Jaipur · 2024"; '' where neither is known. */
export function placeText(
  { city, year }: Pick<ProjectCardData, 'city' | 'year'>,
  { say }: Speech,
): string {
  return [city && say(city), year].filter(Boolean).join(' · ');
}

/** What it cost: a range, one amount, or the bound that is known; null without any. */
function costText({ cost_min: min, cost_max: max }: Costs, { i18n }: Speech): string | null {
  const low = min === null ? null : formatRupeesShort(min, i18n.locale);
  const high = max === null ? null : formatRupeesShort(max, i18n.locale);
  if (low && high) return low === high ? low : `${low} – ${high}`;
  if (low) return i18n._(msg({ id: 'firms.cost-from', message: `From ${low}` }));
  return high && i18n._(msg({ id: 'firms.cost-up-to', message: `Up to ${high}` }));
}

function monthsText(count: number, { i18n }: Speech): string {
  const shown = formatCount(count);
  return i18n._(
    msg({
      id: 'firms.months',
      message: plural(count, { one: `${shown} month`, other: `${shown} months` }),
    }),
  );
}
