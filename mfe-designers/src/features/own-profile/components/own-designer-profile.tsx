import {
  averageFee,
  detailNames,
  formatRupees,
  formatRupeesShort,
  missingWords,
  paths,
} from '@aangan/domain';
import {
  areaText,
  Completeness,
  FirmEvidence,
  OwnProfile,
  ownContactDetails,
  ownFirmDetails,
  type ProfileDetail,
  type Speech,
  useSpeech,
  WebsiteLinks,
} from '@aangan/firms';
import type { Elements } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import type { OwnProfileData } from '../api/get-own-profile.ts';
import { missingDetails } from '../model/missing-details.ts';

interface OwnDesignerProfileProps {
  profile: OwnProfileData;
  /** The firm's principal architects, which another feature provides. */
  architects: Elements;
}

/** The profile of the signed-in design firm or architect. */
export function OwnDesignerProfile({ profile, architects }: OwnDesignerProfileProps) {
  const { i18n, t } = useLingui();
  const speech = useSpeech();
  return (
    <OwnProfile
      name={profile.full_name}
      avatar={profile.avatar}
      isVerified={profile.is_verified}
      sentBack={profile.sent_back}
      specializations={profile.specializations_display}
      bio={profile.bio}
      details={detailsOf(profile, speech)}
      editPage={paths.designerBasicInfo()}
      publicPage={paths.designer(profile.id)}
    >
      <Completeness
        missing={missingDetails(profile, i18n)}
        editPage={paths.designerBasicInfo()}
        socialPage={paths.designerSocial()}
      />
      <WebsiteLinks
        addresses={{
          website: profile.portfolio_website,
          instagram: profile.instagram_profile,
          linkedin: profile.linkedin_profile,
        }}
        lists={[
          {
            title: t({ id: 'designers.featured-links', message: 'Featured links' }),
            links: profile.featured_links,
          },
        ]}
      />
      {architects}
      <FirmEvidence holderName={profile.principal_architects[0]?.name ?? ''} />
    </OwnProfile>
  );
}

function detailsOf(profile: OwnProfileData, speech: Speech): ProfileDetail[] {
  const { i18n, say } = speech;
  const unknown = say(missingWords.notSpecified);
  const { min_project_size: size, fee_range_min: low, fee_range_max: high } = profile;
  const average = averageFee(low, high);
  return [
    ...ownFirmDetails(profile, speech),
    {
      name: detailNames.minimumSize,
      value: size ? areaText(size, i18n) : unknown,
    },
    budgetDetail(profile.min_project_budget, speech),
    {
      name: detailNames.fees,
      value:
        low === null || high === null ? unknown : `${formatRupees(low)} – ${formatRupees(high)}`,
    },
    {
      name: detailNames.averageFee,
      value: average ? formatRupees(average) : unknown,
    },
    ...ownContactDetails(profile, speech),
  ];
}

function budgetDetail(budget: number | null, { i18n, say }: Speech): ProfileDetail {
  const name = detailNames.minimumBudget;
  return budget
    ? { name, value: formatRupeesShort(budget, i18n.locale), exact: formatRupees(budget) }
    : { name, value: say(missingWords.notSpecified) };
}
