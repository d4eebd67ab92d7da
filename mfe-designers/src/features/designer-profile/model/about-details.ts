import {
  averageFee,
  countedWords,
  detailNames,
  formatCount,
  formatRupees,
  formatRupeesShort,
  missingWords,
  yearsWords,
} from '@aangan/domain';
import { type ProfileDetail, projectsDetail, ratingDetail } from '@aangan/firms';
import type { DesignerProfileData } from '../api/designer-profile.ts';

const { availableOnRequest, notSpecified } = missingWords;

/** The details under Firm Overview. */
export function overviewOf(designer: DesignerProfileData): ProfileDetail[] {
  const { establishment_year: year, experience_years: experience } = designer;
  return [
    { name: detailNames.established, value: year === null ? notSpecified : String(year) },
    {
      name: detailNames.experience,
      value: experience === null ? notSpecified : yearsWords(experience),
    },
    { name: detailNames.team, value: countedWords(designer.team_strength, 'member') },
    ...projectsDetail(designer),
    { name: detailNames.headOffice, value: designer.head_office_address || notSpecified },
    ...ratingDetail(designer),
  ];
}

/** The details under Project Requirements & Fees; the average fee is the midpoint of the range. */
export function requirementsOf(designer: DesignerProfileData): ProfileDetail[] {
  const {
    min_project_size: size,
    min_project_budget: budget,
    fee_range_min: low,
    fee_range_max: high,
  } = designer;
  return [
    { name: detailNames.minimumSize, value: size ? `${formatCount(size)} sq ft` : notSpecified },
    { name: detailNames.minimumBudget, ...budgetOf(budget) },
    { name: detailNames.fees, value: feeRangeText(low, high) },
    { name: detailNames.averageFee, value: averageFeeText(low, high) },
  ];
}

function budgetOf(budget: number | null): Omit<ProfileDetail, 'name'> {
  if (!budget) return { value: notSpecified };
  return { value: formatRupeesShort(budget), exact: formatRupees(budget) };
}

function feeRangeText(low: number | null, high: number | null): string {
  if (low && high && low !== high) return `${formatRupees(low)} – ${formatRupees(high)}`;
  const one = high || low;
  return one ? formatRupees(one) : availableOnRequest;
}

function averageFeeText(low: number | null, high: number | null): string {
  const average = averageFee(low, high);
  return average ? formatRupees(average) : availableOnRequest;
}
