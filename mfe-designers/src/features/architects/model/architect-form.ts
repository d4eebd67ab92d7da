import {
  architectLimits,
  architectMessages,
  isAtLeast,
  isAtMost,
  readLinkedin,
  readTypedInteger,
  readWebAddress,
  tidied,
  tooLongMessage,
} from '@aangan/domain';
import type { I18n } from '@aangan/messages';
import { readableBy } from '@aangan/ui/formik';
import { msg } from '@lingui/core/macro';
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
    experience_years: yearsOf(values.experience_years) ?? 0,
    bio: values.bio.trim(),
    linkedin_profile: tidied(readLinkedin, values.linkedin_profile) || null,
    portfolio_website: tidied(readWebAddress, values.portfolio_website) || null,
  };
}

const { nameMax, experienceMin, experienceMax, bioMin, bioMax } = architectLimits;

/** The number of years that was typed, negative for one with a minus sign; null for what is none. */
function yearsOf(typed: string): number | null {
  const [, minus, digits = ''] = /^([-−–]?)(.*)$/su.exec(typed.trim()) ?? [];
  const read = readTypedInteger(digits);
  if (read.kind !== 'number') return null;
  return minus ? -read.value : read.value;
}

const years = (message: string, isRight: (count: number | null) => boolean) =>
  [message, message, (typed: string | undefined) => !typed || isRight(yearsOf(typed))] as const;

const wholeYears = msg({
  id: 'designers.whole-years',
  message: 'Please give a whole number of years',
});

/** The rules of the form. */
export function architectSchema(i18n: I18n) {
  return object({
    name: string()
      .trim()
      .required(architectMessages.nameRequired)
      .test('max', tooLongMessage(nameMax), isAtMost(nameMax)),
    experience_years: string()
      .trim()
      .required(architectMessages.experienceRequired)
      .test(...years(i18n._(wholeYears), (count) => count !== null))
      .test(
        ...years(
          architectMessages.experienceNegative,
          (count) => count === null || count >= experienceMin,
        ),
      )
      .test(
        ...years(
          architectMessages.experienceTooLong,
          (count) => count === null || count <= experienceMax,
        ),
      ),
    bio: string()
      .trim()
      .required(architectMessages.bioRequired)
      .test('long-enough', architectMessages.bioTooShort, isAtLeast(bioMin))
      .test('max', tooLongMessage(bioMax), isAtMost(bioMax)),
    linkedin_profile: string().test('linkedin', readableBy(readLinkedin)),
    portfolio_website: string().test('web-url', readableBy(readWebAddress)),
  });
}
