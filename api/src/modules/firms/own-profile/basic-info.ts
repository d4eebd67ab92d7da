import {
  accountLimits,
  type CatalogueGroup,
  groupOfItem,
  itemLabel,
  profileLimits,
  profileMessages,
} from '@aangan/domain';
import { type Static, type TStringOptions, Type } from 'typebox';
import type { Faults } from '../../../problems.ts';
import { nullable } from '../../../schemas/nullable.ts';
import type { ProfileColumns } from './own-profile.repository.ts';

export const optionalText = (options: TStringOptions) =>
  Type.Optional(nullable(Type.String(options)));

export const optionalRupees = (description: string) =>
  Type.Optional(
    nullable(Type.Integer({ minimum: 0, maximum: profileLimits.moneyMax, description })),
  );

export const count = (minimum: number, message?: string) =>
  Type.Integer({
    minimum,
    maximum: profileLimits.countMax,
    ...(message && { 'x-messages': { minimum: message } }),
  });

export const webAddress = () => optionalText({ format: 'web-url', maxLength: 500 });

/** What the first step of the onboarding asks of designers and vendors alike. */
export const sharedBasicInfo = {
  version: Type.Optional(
    Type.String({
      maxLength: 64,
      description:
        'The `updated_at` of the profile that is changed: 409 where it was changed since. Not sent: saved in any case',
    }),
  ),
  establishment_year: Type.Integer({
    minimum: profileLimits.establishmentYearMin,
    description: 'At most the current year',
    'x-messages': { minimum: profileMessages.establishmentYearTooEarly },
  }),
  experience_years: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 200 }))),
  head_office_address: Type.String({
    minLength: 1,
    maxLength: profileLimits.addressMax,
    'x-lines': true,
  }),
  city: optionalText({
    maxLength: profileLimits.cityMax,
    description: 'Read from the address where it is not sent or blank',
  }),
  team_strength: count(profileLimits.teamStrengthMin, profileMessages.teamStrengthTooSmall),
  projects_completed: count(profileLimits.projectsCompletedMin),
  spoc_name: Type.String({ minLength: 1, maxLength: accountLimits.nameMax }),
  spoc_phone: Type.String({
    minLength: 1,
    maxLength: accountLimits.phoneMax,
    format: 'phone',
  }),
  away_until: optionalText({
    format: 'date',
    description:
      'The day in India on which the firm is back: after today, within a year. Blank: not away',
    'x-messages': { format: profileMessages.awayOutside },
  }),
  linkedin_profile: optionalText({ format: 'linkedin-url', maxLength: 500 }),
  instagram_profile: optionalText({ format: 'instagram-url', maxLength: 500 }),
};

const shared = Type.Object(sharedBasicInfo);

export interface SharedBasicInfo extends Static<typeof shared> {
  specializations: string[];
}

/** A firm was not founded in a year to come. */
export function foundingFaults({ establishment_year: year = 0 }: Partial<SharedBasicInfo>): Faults {
  const sentence = profileMessages.establishmentYearInFuture;
  return year > currentYear() ? { establishment_year: [{ code: 'max_value', sentence }] } : {};
}

/** The columns that designers and vendors share. */
export function sharedColumns(
  info: SharedBasicInfo,
  catalogue: readonly CatalogueGroup[],
): ProfileColumns {
  const specializations = [...new Set(info.specializations)];
  const groups = specializations.flatMap((id) => groupOfItem(catalogue, id)?.label ?? []);
  const { specializations: _ids, version: _version, ...facts } = info;
  return {
    ...facts,
    specializations,
    specializations_display: specializations.map((id) => itemLabel(catalogue, id)),
    specialization_groups: [...new Set(groups)],
  };
}

/** What was sent, with blank as unset; what was not sent is left out. */
export function given(columns: ProfileColumns): ProfileColumns {
  const sent = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent.map(([name, value]) => [name, value === '' ? null : value]));
}

// To make one takes a fifth of a millisecond.
const yearInIndia = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Kolkata' });

/** The year it is in India. */
export const currentYear = (): number => Number(yearInIndia.format(Date.now()));
