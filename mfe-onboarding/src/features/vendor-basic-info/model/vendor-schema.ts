import { profileLimits, profileMessages, tooLongMessage } from '@aangan/domain';
import { array, object, string } from 'yup';
import { amount, optionalWebUrl } from '../../../form/field-rules.ts';
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
    bio: string().trim().max(profileLimits.bioMax, tooLongMessage(profileLimits.bioMax)),
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
