import { pagesElsewhere, specializationsLine } from '@aangan/domain';
import { coverPostOf, ProfileCover } from '@aangan/firms';
import type { DesignerProfileData } from '../api/designer-profile.ts';
import { designerDetails } from '../model/designer-details.ts';

/** The top of a designer's page. */
export function DesignerCover({ designer }: { designer: DesignerProfileData }) {
  return (
    <ProfileCover
      name={designer.full_name}
      city={designer.city}
      bio={designer.bio}
      specializations={specializationsLine(designer.specializations_display)}
      picture={coverPostOf(designer.instagram_posts)}
      details={designerDetails(designer)}
      links={pagesElsewhere({
        website: designer.portfolio_website,
        instagram: designer.instagram_profile,
        linkedin: designer.linkedin_profile,
      })}
    />
  );
}
