import { detailNames, headerMoney, missingWords, styleLabels } from '@aangan/domain';
import {
  answersDetail,
  areaText,
  establishedText,
  membersText,
  type ProfileDetail,
  projectsDetail,
  quotedAndFinalDetail,
  ratingDetail,
  type Speech,
  speechOf,
} from '@aangan/firms';
import type { DesignerProfileData } from '../api/designer-profile.ts';
import { feesText } from './fact-texts.ts';

/** The details on the cover of a designer's page. */
export function designerDetails(
  designer: DesignerProfileData,
  speech: Speech = speechOf(),
): ProfileDetail[] {
  const { i18n, say } = speech;
  const { min_project_size: size, fee_range_min: low, fee_range_max: high } = designer;
  const minimum = headerMoney(designer.min_project_budget, i18n.locale);
  return [
    ...stylesDetail(designer, speech),
    {
      name: detailNames.established,
      value: establishedText(designer.establishment_year, designer.years_in_business, speech),
    },
    { name: detailNames.team, value: membersText(designer.team_strength, i18n) },
    ...projectsDetail(designer),
    {
      name: detailNames.minimumSize,
      value: size ? areaText(size, i18n) : say(missingWords.notSpecified),
    },
    { name: detailNames.minimumBudget, ...minimum, value: say(minimum.value) },
    { name: detailNames.fees, value: feesText(low, high) ?? say(missingWords.onRequest) },
    ...ratingDetail(designer, i18n),
    ...answersDetail(designer, i18n),
    ...quotedAndFinalDetail(designer, i18n),
  ];
}

/** The styles that the firm has chosen; nothing where it has chosen none. */
function stylesDetail({ styles }: DesignerProfileData, { say }: Speech): ProfileDetail[] {
  const labels = styleLabels(styles).map(say);
  return labels.length > 0 ? [{ name: detailNames.styles, value: labels.join(' · ') }] : [];
}
