import {
  averageFee,
  countedWords,
  establishedWords,
  formatCount,
  formatRupees,
  formatRupeesShort,
  missingWords,
  paths,
} from '@aangan/domain';
import { OwnProfile, type ProfileFact } from '@aangan/firms';
import { ButtonLink } from '@aangan/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OwnProfileData } from '../api/get-own-profile.ts';
import { Completeness } from './completeness.tsx';
import { Elsewhere } from './elsewhere.tsx';

interface OwnDesignerProfileProps {
  profile: OwnProfileData;
  /** The firm's principal architects: another feature's. */
  architects: ReactNode;
}

/** The profile of the design firm or architect that is signed in. */
export function OwnDesignerProfile({ profile, architects }: OwnDesignerProfileProps) {
  return (
    <OwnProfile
      name={profile.full_name}
      avatar={profile.avatar}
      isVerified={profile.is_verified}
      specializations={profile.specializations_display}
      bio={profile.bio}
      facts={factsOf(profile)}
      actions={
        <>
          <ButtonLink as={Link} to={paths.designerBasicInfo()}>
            Edit Profile
          </ButtonLink>
          <ButtonLink as={Link} to={paths.portfolio()} variant="secondary">
            Manage Portfolio
          </ButtonLink>
          <ButtonLink as={Link} to={paths.connectionRequests()} variant="secondary">
            Requests received
          </ButtonLink>
          <ButtonLink as={Link} to={paths.designer(profile.id)} variant="secondary">
            See your public page
          </ButtonLink>
        </>
      }
    >
      <Completeness profile={profile} />
      <Elsewhere profile={profile} />
      {architects}
    </OwnProfile>
  );
}

function factsOf(profile: OwnProfileData): ProfileFact[] {
  const { min_project_size: size, fee_range_min: low, fee_range_max: high } = profile;
  const average = averageFee(low, high);
  return [
    { name: 'Head office', value: profile.head_office_address || missingWords.notSpecified },
    {
      name: 'Established',
      value: establishedWords(profile.establishment_year, profile.years_in_business),
    },
    { name: 'Team', value: countedWords(profile.team_strength, 'member') },
    { name: 'Projects completed', value: formatCount(profile.projects_completed) },
    {
      name: 'Minimum project size',
      value: size ? `${formatCount(size)} sq ft` : missingWords.notSpecified,
    },
    budgetFact(profile.min_project_budget),
    {
      name: 'Fees per sq ft',
      value:
        low === null || high === null
          ? missingWords.notSpecified
          : `${formatRupees(low)} – ${formatRupees(high)}`,
    },
    {
      name: 'Average fee per sq ft',
      value: average ? formatRupees(average) : missingWords.notSpecified,
    },
    { name: 'Contact person', value: profile.spoc_name || missingWords.notSpecified },
    { name: 'Contact phone', value: profile.spoc_phone || missingWords.notSpecified },
  ];
}

function budgetFact(budget: number | null): ProfileFact {
  const name = 'Minimum budget';
  return budget
    ? { name, value: formatRupeesShort(budget), exact: formatRupees(budget) }
    : { name, value: missingWords.notSpecified };
}
