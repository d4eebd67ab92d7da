import {
  countedWords,
  establishedWords,
  formatCount,
  formatRupees,
  formatRupeesShort,
  missingWords,
  paths,
  vendorTypes,
} from '@aangan/domain';
import { OwnProfile, type ProfileFact } from '@aangan/firms';
import { ButtonLink } from '@aangan/ui';
import { Link } from 'react-router-dom';
import type { OwnProfileData } from '../api/get-own-profile.ts';

/** The profile of the vendor that is signed in. */
export function OwnVendorProfile({ profile }: { profile: OwnProfileData }) {
  return (
    <OwnProfile
      name={profile.company_name}
      avatar={profile.avatar}
      isVerified={profile.is_verified}
      specializations={profile.specializations_display}
      bio={profile.bio}
      facts={factsOf(profile)}
      actions={
        <>
          <ButtonLink as={Link} to={paths.vendorBasicInfo()}>
            Edit Profile
          </ButtonLink>
          <ButtonLink as={Link} to={paths.portfolio()} variant="secondary">
            Manage Portfolio
          </ButtonLink>
          <ButtonLink as={Link} to={paths.vendor(profile.id)} variant="secondary">
            See your public page
          </ButtonLink>
        </>
      }
    />
  );
}

function factsOf(profile: OwnProfileData): ProfileFact[] {
  const { min_order_value: least } = profile;
  return [
    {
      name: 'Kind of vendor',
      value:
        vendorTypes.find(({ id }) => id === profile.vendor_type)?.label ??
        missingWords.notSpecified,
    },
    { name: 'Head office', value: profile.head_office_address || missingWords.notSpecified },
    {
      name: 'Established',
      value: establishedWords(profile.establishment_year, profile.years_in_business),
    },
    { name: 'Team', value: countedWords(profile.team_strength, 'member') },
    { name: 'Projects completed', value: formatCount(profile.projects_completed) },
    {
      name: 'Minimum order',
      value: least > 0 ? formatRupeesShort(least) : missingWords.notSpecified,
      ...(least > 0 && { exact: formatRupees(least) }),
    },
    { name: 'Service areas', value: profile.service_areas || missingWords.notSpecified },
    { name: 'Lead time', value: profile.lead_time || missingWords.notSpecified },
    { name: 'Contact person', value: profile.spoc_name || missingWords.notSpecified },
    { name: 'Contact phone', value: profile.spoc_phone || missingWords.notSpecified },
  ];
}
