import { pagesElsewhere } from '@aangan/domain';
import { coverPostOf, ProfileCover, specializationsText, useSpeech } from '@aangan/firms';
import type { DesignerProfileData } from '../api/designer-profile.ts';
import { designerDetails } from '../model/designer-details.ts';

/** The top of a designer's page. */
export function DesignerCover({ designer }: { designer: DesignerProfileData }) {
  const speech = useSpeech();
  return (
    <ProfileCover
      name={designer.full_name}
      city={designer.city}
      bio={designer.bio}
      specializations={specializationsText(designer.specializations_display, speech)}
      picture={coverPostOf([...designer.instagram_posts, ...designer.portfolio_posts])}
      awayUntil={designer.away_until}
      isArchitect={designer.is_architect}
      checks={designer.checks}
      details={designerDetails(designer, speech)}
      links={pagesElsewhere({
        website: designer.portfolio_website,
        instagram: designer.instagram_profile,
        linkedin: designer.linkedin_profile,
      })}
    />
  );
}
