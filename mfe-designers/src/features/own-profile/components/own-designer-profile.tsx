import {
  averageFee,
  detailNames,
  formatCount,
  formatRupees,
  formatRupeesShort,
  missingWords,
  paths,
} from '@aangan/domain';
import {
  Completeness,
  OwnProfile,
  ownContactDetails,
  ownFirmDetails,
  type ProfileDetail,
  WebsiteLinks,
} from '@aangan/firms';
import type { Elements } from '@aangan/ui';
import type { OwnProfileData } from '../api/get-own-profile.ts';
import { missingDetails } from '../model/missing-details.ts';

interface OwnDesignerProfileProps {
  profile: OwnProfileData;
  /** The firm's principal architects, which another feature provides. */
  architects: Elements;
}

/** The profile of the signed-in design firm or architect. */
export function OwnDesignerProfile({ profile, architects }: OwnDesignerProfileProps) {
  return (
    <OwnProfile
      name={profile.full_name}
      avatar={profile.avatar}
      isVerified={profile.is_verified}
      sentBack={profile.sent_back}
      specializations={profile.specializations_display}
      bio={profile.bio}
      details={detailsOf(profile)}
      editPage={paths.designerBasicInfo()}
      publicPage={paths.designer(profile.id)}
    >
      <Completeness
        missing={missingDetails(profile)}
        editPage={paths.designerBasicInfo()}
        socialPage={paths.designerSocial()}
      />
      <WebsiteLinks
        addresses={{
          website: profile.portfolio_website,
          instagram: profile.instagram_profile,
          linkedin: profile.linkedin_profile,
        }}
        lists={[{ title: 'Featured links', links: profile.featured_links }]}
      />
      {architects}
    </OwnProfile>
  );
}

function detailsOf(profile: OwnProfileData): ProfileDetail[] {
  const { min_project_size: size, fee_range_min: low, fee_range_max: high } = profile;
  const average = averageFee(low, high);
  return [
    ...ownFirmDetails(profile),
    {
      name: detailNames.minimumSize,
      value: size ? `${formatCount(size)} sq ft` : missingWords.notSpecified,
    },
    budgetDetail(profile.min_project_budget),
    {
      name: detailNames.fees,
      value:
        low === null || high === null
          ? missingWords.notSpecified
          : `${formatRupees(low)} – ${formatRupees(high)}`,
    },
    {
      name: detailNames.averageFee,
      value: average ? formatRupees(average) : missingWords.notSpecified,
    },
    ...ownContactDetails(profile),
  ];
}

function budgetDetail(budget: number | null): ProfileDetail {
  const name = detailNames.minimumBudget;
  return budget
    ? { name, value: formatRupeesShort(budget), exact: formatRupees(budget) }
    : { name, value: missingWords.notSpecified };
}
