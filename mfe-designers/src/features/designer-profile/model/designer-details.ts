import {
  countedWords,
  detailNames,
  establishedWords,
  formatCount,
  formatRupees,
  headerMoney,
  missingWords,
} from '@aangan/domain';
import { type ProfileDetail, projectsDetail, ratingDetail } from '@aangan/firms';
import type { DesignerProfileData } from '../api/designer-profile.ts';

/** The details on the cover of a designer's page. */
export function designerDetails(designer: DesignerProfileData): ProfileDetail[] {
  return [
    {
      name: detailNames.established,
      value: establishedWords(designer.establishment_year, designer.years_in_business),
    },
    { name: detailNames.team, value: countedWords(designer.team_strength, 'member') },
    ...projectsDetail(designer),
    { name: detailNames.minimumSize, value: areaText(designer.min_project_size) },
    { name: detailNames.minimumBudget, ...headerMoney(designer.min_project_budget) },
    { name: detailNames.fees, value: feeText(designer.fee_range_min, designer.fee_range_max) },
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
