import { isAtLeast, profileLimits, profileMessages } from '@aangan/domain';
import { array, object, string } from 'yup';
import { count, optionalAmount, optionalText, optionalWebUrl } from '../../../form/field-rules.ts';
import { firmRules } from '../../../form/firm-values.ts';
import { linksSchema } from '../../../form/link-values.ts';
import { amountOf } from '../../../form/number-values.ts';

/** The rules of a designer's form. */
export function designerSchema(currentYear: number) {
  return object({
    ...firmRules(currentYear),
    specializations: array(string())
      .min(profileLimits.specializationsMin, profileMessages.specializationsRequired)
      .max(profileLimits.specializationsMax, profileMessages.specializationsFull),
    styles: array(string()).max(profileLimits.stylesMax, profileMessages.stylesFull),
    bio: optionalText(profileLimits.bioMax)
      .required(profileMessages.bioRequired)
      .test('long-enough', profileMessages.bioTooShort, isAtLeast(profileLimits.designerBioMin)),
    portfolio_website: optionalWebUrl(),
    min_project_size: count(
      profileMessages.minProjectSizeRequired,
      profileLimits.minProjectSizeMin,
      profileMessages.negative,
    ),
    min_project_budget: optionalAmount(),
    fee_range_min: optionalAmount(),
    fee_range_max: optionalAmount().when('fee_range_min', ([lowest = ''], schema) =>
      schema.test('not-below-lowest', profileMessages.feesTurnedAround, (highest = '') => {
        const [from, to] = [amountOf(lowest), amountOf(highest)];
        return from === null || to === null || to >= from;
      }),
    ),
    featured_links: linksSchema(),
  });
}
