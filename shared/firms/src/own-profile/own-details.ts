import { detailNames, formatCount, missingWords } from '@aangan/domain';
import { msg } from '@lingui/core/macro';
import { establishedText, membersText } from '../profile/detail-texts.ts';
import type { ProfileDetail } from '../profile/profile-cover.tsx';
import { type Speech, speechOf } from '../speech/speech.ts';

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
export function ownFirmDetails(firm: OwnFirm, speech: Speech = speechOf()): ProfileDetail[] {
  const { i18n, say } = speech;
  const unknown = say(missingWords.notSpecified);
  return [
    { name: detailNames.headOffice, value: firm.head_office_address || unknown },
    { name: detailNames.city, value: firm.city ? say(firm.city) : unknown },
    {
      name: detailNames.established,
      value: establishedText(firm.establishment_year, firm.years_in_business, speech),
    },
    { name: detailNames.team, value: membersText(firm.team_strength, i18n) },
    {
      name: detailNames.projects,
      value:
        firm.projects_completed > 0
          ? formatCount(firm.projects_completed)
          : i18n._(msg({ id: 'firms.no-projects', message: 'None yet' })),
    },
  ];
}

/** Whom Aangan may call at the firm. */
export function ownContactDetails(
  firm: OwnFirm,
  { i18n, say }: Speech = speechOf(),
): ProfileDetail[] {
  const unknown = say(missingWords.notSpecified);
  return [
    {
      name: i18n._(msg({ id: 'firms.contact-person', message: 'Contact person' })),
      value: firm.spoc_name || unknown,
    },
    {
      name: i18n._(msg({ id: 'firms.contact-phone', message: 'Contact phone' })),
      value: firm.spoc_phone || unknown,
    },
  ];
}
