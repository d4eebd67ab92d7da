import { formatRupees, formatRupeesShort, missingWords, paths, vendorTypes } from '@aangan/domain';
import { OwnProfile, ownContactDetails, ownFirmDetails, type ProfileDetail } from '@aangan/firms';
import type { OwnProfileData } from '../api/get-own-profile.ts';

/** The profile of the signed-in vendor. */
export function OwnVendorProfile({ profile }: { profile: OwnProfileData }) {
  return (
    <OwnProfile
      name={profile.company_name}
      avatar={profile.avatar}
      isVerified={profile.is_verified}
      specializations={profile.specializations_display}
      bio={profile.bio}
      details={detailsOf(profile)}
      editPage={paths.vendorBasicInfo()}
      publicPage={paths.vendor(profile.id)}
    />
  );
}

function detailsOf(profile: OwnProfileData): ProfileDetail[] {
  const { min_order_value: minimum } = profile;
  const type = vendorTypes.find(({ id }) => id === profile.vendor_type);
  return [
    { name: 'Kind of vendor', value: type?.label ?? missingWords.notSpecified },
    ...ownFirmDetails(profile),
    {
      name: 'Minimum order',
      value: minimum > 0 ? formatRupeesShort(minimum) : missingWords.notSpecified,
      ...(minimum > 0 && { exact: formatRupees(minimum) }),
    },
    { name: 'Service areas', value: profile.service_areas || missingWords.notSpecified },
    { name: 'Lead time', value: profile.lead_time || missingWords.notSpecified },
    ...ownContactDetails(profile),
  ];
}
