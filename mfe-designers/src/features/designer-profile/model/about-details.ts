import {
  averageFee,
  detailNames,
  formatRupees,
  formatRupeesShort,
  missingWords,
} from '@aangan/domain';
import {
  areaText,
  membersText,
  type ProfileDetail,
  projectsDetail,
  ratingDetail,
  type Speech,
  yearsText,
} from '@aangan/firms';
import type { DesignerProfileData } from '../api/designer-profile.ts';
import { feesText } from './fact-texts.ts';

const { availableOnRequest, notSpecified } = missingWords;

/** The details under Firm Overview. */
export function overviewOf(designer: DesignerProfileData, { i18n, say }: Speech): ProfileDetail[] {
  const { establishment_year: year, experience_years: experience } = designer;
  return [
    { name: detailNames.established, value: year === null ? say(notSpecified) : String(year) },
    {
      name: detailNames.experience,
      value: experience === null ? say(notSpecified) : yearsText(experience, i18n),
    },
    { name: detailNames.team, value: membersText(designer.team_strength, i18n) },
    ...projectsDetail(designer),
    { name: detailNames.headOffice, value: designer.head_office_address || say(notSpecified) },
    ...ratingDetail(designer, i18n),
  ];
}

/** The details under Project Requirements & Fees; the average fee is the midpoint of the range. */
export function requirementsOf(designer: DesignerProfileData, speech: Speech): ProfileDetail[] {
  const { i18n, say } = speech;
  const {
    min_project_size: size,
    min_project_budget: budget,
    fee_range_min: low,
    fee_range_max: high,
  } = designer;
  const average = averageFee(low, high);
  return [
    { name: detailNames.minimumSize, value: size ? areaText(size, i18n) : say(notSpecified) },
    { name: detailNames.minimumBudget, ...budgetOf(budget, speech) },
    { name: detailNames.fees, value: feesText(low, high) ?? say(availableOnRequest) },
    {
      name: detailNames.averageFee,
      value: average ? formatRupees(average) : say(availableOnRequest),
    },
  ];
}

function budgetOf(budget: number | null, { i18n, say }: Speech): Omit<ProfileDetail, 'name'> {
  if (!budget) return { value: say(notSpecified) };
  return { value: formatRupeesShort(budget, i18n.locale), exact: formatRupees(budget) };
}
