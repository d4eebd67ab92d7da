import {
  countedWords,
  establishedWords,
  formatCount,
  formatRupees,
  headerMoney,
  missingWords,
} from '@aangan/domain';
import { type ProfileDetail, ratingDetail } from '@aangan/firms';
import type { DesignerProfileData } from '../api/designer-profile.ts';

/** The details on the cover of a designer's page. */
export function designerDetails(designer: DesignerProfileData): ProfileDetail[] {
  return [
    {
      name: 'Established',
      value: establishedWords(designer.establishment_year, designer.years_in_business),
    },
    { name: 'Team', value: countedWords(designer.team_strength, 'member') },
    { name: 'Projects completed', value: formatCount(designer.projects_completed) },
    { name: 'Minimum project size', value: areaText(designer.min_project_size) },
    { name: 'Minimum budget', ...headerMoney(designer.min_project_budget) },
    { name: 'Fees per sq ft', value: feeText(designer.fee_range_min, designer.fee_range_max) },
    ...ratingDetail(designer),
  ];
}

function areaText(squareFeet: number | null): string {
  return squareFeet ? `${formatCount(squareFeet)} sq ft` : missingWords.notSpecified;
}

function feeText(min: number | null, max: number | null): string {
  if (!min && !max) return missingWords.onRequest;
  if (min && max && min !== max) return `${formatRupees(min)} – ${formatRupees(max)}`;
  return formatRupees(max || min || 0);
}
