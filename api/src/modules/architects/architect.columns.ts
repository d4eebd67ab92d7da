import { registrationCheckedOn } from '../evidence/evidence.columns.ts';
import { avatar, jsonOf, yearsInBusiness } from '../firms/firm.columns.ts';

const firm = jsonOf(
  `f.id, f.account_id as user_id, f.full_name, ${avatar} as avatar, f.specializations[1] as specialization`,
);

/** The columns of a principal architect. In scope: `pa`, the architect, and `f`, the designer's profile. */
export const architectColumns = `
  pa.id, pa.name, pa.experience_years, ${yearsInBusiness} as years_in_business, pa.bio,
  pa.linkedin_profile, pa.portfolio_website, ${registrationCheckedOn} as registration_checked_on, ${firm} as designer`;
