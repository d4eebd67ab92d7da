import { formatCount, formatRupees, formatRupeesShort, pageLimits } from '@aangan/domain';
import type { DesignerProfileData } from '../api/designer-profile.ts';

/** A fact of a firm; `exact` is the whole amount behind a shortened one. */
export interface Fact {
  name: string;
  value: string;
  exact?: string;
}

/** Missing money in a public profile's header (decisions.md, Missing-value words). */
const onRequest = 'On Request';
/** Any other missing fact. */
const notSpecified = 'Not specified';

/** At most three specializations, then 'and more' (product-2, section 9). */
export function specializationsLine(labels: readonly string[]): string {
  const shown = labels.slice(0, pageLimits.headerSpecializationsMax).join(' · ');
  return labels.length > pageLimits.headerSpecializationsMax ? `${shown} and more` : shown;
}

/** What the head of a profile says about the firm, in the order it is read. */
export function factsOf(designer: DesignerProfileData): Fact[] {
  return [
    { name: 'Established', value: establishedWords(designer) },
    { name: 'Team', value: counted(designer.team_strength, 'member') },
    { name: 'Projects completed', value: formatCount(designer.projects_completed) },
    { name: 'Smallest project', value: areaWords(designer.min_project_size) },
    { name: 'Budget from', ...amount(designer.min_project_budget) },
    { name: 'Fees per sq ft', value: feeWords(designer.fee_range_min, designer.fee_range_max) },
  ];
}

function establishedWords({
  establishment_year: year,
  years_in_business: years,
}: DesignerProfileData) {
  if (year === null) return notSpecified;
  return years ? `${year}, ${counted(years, 'year')} ago` : String(year);
}

function counted(count: number, thing: string): string {
  return `${formatCount(count)} ${thing}${count === 1 ? '' : 's'}`;
}

function areaWords(squareFeet: number | null): string {
  return squareFeet ? `${formatCount(squareFeet)} sq ft` : notSpecified;
}

function amount(rupees: number | null): Pick<Fact, 'value' | 'exact'> {
  if (!rupees) return { value: onRequest };
  return { value: formatRupeesShort(rupees), exact: formatRupees(rupees) };
}

function feeWords(min: number | null, max: number | null): string {
  if (!min && !max) return onRequest;
  if (min && max && min !== max) return `${formatRupees(min)} – ${formatRupees(max)}`;
  return formatRupees(max || min || 0);
}
