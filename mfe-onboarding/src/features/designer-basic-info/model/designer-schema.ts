import { profileLimits, profileMessages, tooLongMessage } from '@aangan/domain';
import { array, object, string } from 'yup';
import { optionalWebUrl, wholeNumber } from '../../../form/field-rules.ts';
import { firmRules } from '../../../form/firm-values.ts';
import { linksSchema } from '../../../form/link-values.ts';

/** The rules of a designer's form. */
export function designerSchema(currentYear: number) {
  return object({
    ...firmRules(currentYear),
    specializations: array(string())
      .min(profileLimits.specializationsMin, profileMessages.specializationsRequired)
      .max(profileLimits.specializationsMax, profileMessages.specializationsFull),
    bio: string()
      .trim()
      .required(profileMessages.bioRequired)
      .test(
        'long-enough',
        profileMessages.bioTooShort,
        (bio) => !bio || bio.length >= profileLimits.designerBioMin,
      )
      .max(profileLimits.bioMax, tooLongMessage(profileLimits.bioMax)),
    portfolio_website: optionalWebUrl(),
    min_project_size: wholeNumber(
      profileMessages.minProjectSizeRequired,
      profileLimits.minProjectSizeMin,
      profileMessages.negative,
    ),
    fee_range_max: string().when('fee_range_min', ([lowest], schema) =>
      schema.test(
        'not-below-lowest',
        profileMessages.feesTurnedAround,
        (highest) => !highest || !lowest || Number(highest) >= Number(lowest),
      ),
    ),
    featured_links: linksSchema(),
  });
}
