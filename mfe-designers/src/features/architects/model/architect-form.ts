import {
  architectLimits,
  architectMessages,
  isLinkedinUrl,
  isWebUrl,
  tooLongMessage,
} from '@aangan/domain';
import { object, string } from 'yup';
import type { ArchitectFields, PrincipalArchitect } from '../api/architects-api.ts';

/** The values of the form; the years as typed. */
export interface ArchitectValues {
  name: string;
  experience_years: string;
  bio: string;
  linkedin_profile: string;
  portfolio_website: string;
}

/** The form's values for an architect; empty for a new one. */
export function architectValuesOf(architect: PrincipalArchitect | undefined): ArchitectValues {
  return {
    name: architect?.name ?? '',
    experience_years: architect ? String(architect.experience_years) : '',
    bio: architect?.bio ?? '',
    linkedin_profile: architect?.linkedin_profile ?? '',
    portfolio_website: architect?.portfolio_website ?? '',
  };
}

/** The body to send; a blank address is null. */
export function architectFieldsOf(values: ArchitectValues): ArchitectFields {
  return {
    name: values.name.trim(),
    experience_years: Number(values.experience_years),
    bio: values.bio.trim(),
    linkedin_profile: values.linkedin_profile.trim() || null,
    portfolio_website: values.portfolio_website.trim() || null,
  };
}

const { nameMax, experienceMin, experienceMax, bioMin, bioMax } = architectLimits;

const years = (message: string, isRight: (count: number) => boolean) =>
  [message, message, (typed: string | undefined) => !typed || isRight(Number(typed))] as const;

/** The rules of the form. */
export const architectSchema = object({
  name: string()
    .trim()
    .required(architectMessages.nameRequired)
    .max(nameMax, tooLongMessage(nameMax)),
  experience_years: string()
    .trim()
    .required(architectMessages.experienceRequired)
    .test(...years('Please give a whole number of years', Number.isInteger))
    .test(...years(architectMessages.experienceNegative, (count) => !(count < experienceMin)))
    .test(...years(architectMessages.experienceTooLong, (count) => !(count > experienceMax))),
  bio: string()
    .trim()
    .required(architectMessages.bioRequired)
    .test('long-enough', architectMessages.bioTooShort, (bio) => !bio || bio.length >= bioMin)
    .max(bioMax, tooLongMessage(bioMax)),
  linkedin_profile: string()
    .trim()
    .test('linkedin', architectMessages.linkedinInvalid, (url) => !url || isLinkedinUrl(url)),
  portfolio_website: string()
    .trim()
    .test('web-url', architectMessages.urlInvalid, (url) => !url || isWebUrl(url)),
});
