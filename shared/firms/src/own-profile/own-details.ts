import {
  countedWords,
  detailNames,
  establishedWords,
  formatCount,
  missingWords,
} from '@aangan/domain';
import type { ProfileDetail } from '../profile/profile-cover.tsx';

/** The fields of an own profile that designers and vendors share. */
export interface OwnFirm {
  head_office_address: string;
  city: string | null;
  establishment_year: number | null;
  years_in_business: number | null;
  team_strength: number;
  projects_completed: number;
  spoc_name: string;
  spoc_phone: string;
}

/** Where the firm is, since when, and how large it is. */
export function ownFirmDetails(firm: OwnFirm): ProfileDetail[] {
  return [
    { name: detailNames.headOffice, value: firm.head_office_address || missingWords.notSpecified },
    { name: detailNames.city, value: firm.city ?? missingWords.notSpecified },
    {
      name: detailNames.established,
      value: establishedWords(firm.establishment_year, firm.years_in_business),
    },
    { name: detailNames.team, value: countedWords(firm.team_strength, 'member') },
    {
      name: detailNames.projects,
      value: firm.projects_completed > 0 ? formatCount(firm.projects_completed) : 'None yet',
    },
  ];
}

/** Whom Aangan may call at the firm. */
export function ownContactDetails(firm: OwnFirm): ProfileDetail[] {
  return [
    { name: 'Contact person', value: firm.spoc_name || missingWords.notSpecified },
    { name: 'Contact phone', value: firm.spoc_phone || missingWords.notSpecified },
  ];
}
