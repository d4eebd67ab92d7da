import { profileLimits, profileMessages, tooLongMessage } from '@aangan/domain';
import { array, object, string } from 'yup';
import {
  contactName,
  contactPhone,
  establishmentYear,
  headOfficeAddress,
  optionalLinkedinUrl,
  optionalWebUrl,
  projectsCompleted,
  teamStrength,
  wholeNumber,
} from '../../../form/field-rules.ts';
import { linksSchema } from '../../../form/link-values.ts';

/** What the form asks of a designer (product-1, section 5, Designer basic info). */
export function designerSchema(currentYear: number) {
  return object({
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
    establishment_year: establishmentYear(currentYear),
    team_strength: teamStrength(),
    projects_completed: projectsCompleted(),
    head_office_address: headOfficeAddress(),
    portfolio_website: optionalWebUrl(),
    linkedin_profile: optionalLinkedinUrl(),
    spoc_name: contactName(),
    spoc_phone: contactPhone(),
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
