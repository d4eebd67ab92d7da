import type { FirmHeadSource } from '@aangan/firms';
import type { DesignerProfileData } from '../api/designer-profile.ts';

/** What the heads of a designer's pages are made of. */
export function headSourceOf(designer: DesignerProfileData): FirmHeadSource {
  const { full_name, portfolio_website, instagram_profile, linkedin_profile } = designer;
  return {
    ...designer,
    kind: 'designer',
    name: full_name,
    elsewhere: [portfolio_website, instagram_profile, linkedin_profile],
  };
}
