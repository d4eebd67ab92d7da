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
import { certificationsSchema } from './certification-values.ts';

/** What the form asks of a vendor (product-1, section 5, Vendor basic info). */
export function vendorSchema(currentYear: number) {
  return object({
    vendor_type: string().required(profileMessages.vendorTypeRequired),
    specializations: array(string()).min(
      profileLimits.specializationsMin,
      profileMessages.categoriesRequired,
    ),
    bio: string().trim().max(profileLimits.bioMax, tooLongMessage(profileLimits.bioMax)),
    establishment_year: establishmentYear(currentYear),
    team_strength: teamStrength(),
    projects_completed: projectsCompleted(),
    head_office_address: headOfficeAddress(),
    website: optionalWebUrl(),
    linkedin_profile: optionalLinkedinUrl(),
    spoc_name: contactName(),
    spoc_phone: contactPhone(),
    min_order_value: wholeNumber(
      profileMessages.minOrderValueRequired,
      profileLimits.minOrderValueMin,
      profileMessages.negative,
    ),
    certifications: certificationsSchema(),
    catalogues: linksSchema(),
    featured_links: linksSchema(),
  });
}
