import { profileLimits, profileMessages } from '@aangan/domain';
import { array, object, string } from 'yup';
import { amount, optionalText, optionalWebUrl } from '../../../form/field-rules.ts';
import { firmRules } from '../../../form/firm-values.ts';
import { linksSchema } from '../../../form/link-values.ts';
import { certificationsSchema } from './certification-values.ts';

/** The rules of a vendor's form. */
export function vendorSchema(currentYear: number) {
  return object({
    ...firmRules(currentYear),
    vendor_type: string().required(profileMessages.vendorTypeRequired),
    specializations: array(string()).min(
      profileLimits.specializationsMin,
      profileMessages.categoriesRequired,
    ),
    bio: optionalText(profileLimits.bioMax),
    website: optionalWebUrl(),
    min_order_value: amount(
      profileMessages.minOrderValueRequired,
      profileLimits.minOrderValueMin,
      profileMessages.negative,
    ),
    certifications: certificationsSchema(currentYear),
    catalogues: linksSchema(),
    featured_links: linksSchema(),
  });
}
