import {
  detailNames,
  formatRupees,
  formatRupeesShort,
  missingWords,
  paths,
  vendorTypes,
} from '@aangan/domain';
import {
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
import { useHost } from '@aangan/host';
import type { Elements } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import type { OwnProfileData } from '../api/get-own-profile.ts';
import { isCatalogue, missingDetails } from '../model/missing-details.ts';
import { Certifications } from './certifications.tsx';

interface OwnVendorProfileProps {
  profile: OwnProfileData;
  /** The vendor's reviews, which another feature provides. */
  reviews: Elements;
}

/** The profile of the signed-in vendor. */
export function OwnVendorProfile({ profile, reviews }: OwnVendorProfileProps) {
  const { t } = useLingui();
  const speech = useSpeech();
  const { locale } = useHost();
  const { featured_links: links } = profile;
  return (
    <OwnProfile
      name={profile.company_name}
      avatar={profile.avatar}
      isVerified={profile.is_verified}
      sentBack={profile.sent_back}
      specializations={profile.specializations_display}
      bio={profile.bio}
      details={detailsOf(profile, speech, locale)}
      editPage={paths.vendorBasicInfo()}
      publicPage={paths.vendor(profile.id)}
    >
      <Completeness
        missing={missingDetails(profile, speech.i18n)}
        editPage={paths.vendorBasicInfo()}
        socialPage={paths.vendorSocial()}
      />
      <WebsiteLinks
        addresses={{
          website: profile.website,
          instagram: profile.instagram_profile,
          linkedin: profile.linkedin_profile,
        }}
        lists={[
          {
            title: t({ id: 'vendors.catalogues', message: 'Catalogues and brochures' }),
            links: links.filter(isCatalogue),
          },
          {
            title: t({ id: 'vendors.featured-links', message: 'Featured links' }),
            links: links.filter((link) => !isCatalogue(link)),
          },
        ]}
      />
      <Certifications certifications={profile.certifications} />
      <FirmEvidence />
      {reviews}
    </OwnProfile>
  );
}

function detailsOf(profile: OwnProfileData, speech: Speech, locale: string): ProfileDetail[] {
  const { say } = speech;
  const unknown = say(missingWords.notSpecified);
  const { min_order_value: minimum } = profile;
  const type = vendorTypes.find(({ id }) => id === profile.vendor_type);
  return [
    { name: detailNames.vendorType, value: type ? say(type.label) : unknown },
    ...ownFirmDetails(profile, speech),
    {
      name: detailNames.minimumOrder,
      value: minimum > 0 ? formatRupeesShort(minimum, locale) : unknown,
      ...(minimum > 0 && { exact: formatRupees(minimum) }),
    },
    { name: detailNames.serviceAreas, value: profile.service_areas || unknown },
    { name: detailNames.leadTime, value: profile.lead_time || unknown },
    ...ownContactDetails(profile, speech),
  ];
}
