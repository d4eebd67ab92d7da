import { profileLimits, profileMessages } from '@aangan/domain';
import { array, object, string } from 'yup';
import { digitsOf, numberOf } from '../../../form/number-values.ts';

/** A certification in the form. */
export interface CertificationValues {
  name: string;
  year: string;
}

interface StoredCertification {
  name: string;
  year?: number | null;
}

/** @param currentYear later years are refused */
export const certificationsSchema = (currentYear: number) =>
  array(
    object({
      name: string()
        .trim()
        .when('year', ([year], name) =>
          year ? name.required(profileMessages.certificationNameRequired) : name,
        ),
      year: string()
        .test('year', profileMessages.certificationYear, (year) => !year || isYear(year))
        .test(
          'future',
          profileMessages.certificationYearInFuture,
          (year) => !year || !isYear(year) || (numberOf(year) ?? 0) <= currentYear,
        ),
    }),
  );

function isYear(typed: string): boolean {
  const year = numberOf(typed) ?? 0;
  return year >= profileLimits.certificationYearMin && year <= 9_999;
}

export function certificationValuesOf(
  certifications: readonly StoredCertification[],
): CertificationValues[] {
  return certifications.map(({ name, year }) => ({ name, year: digitsOf(year) }));
}

/** The certifications to send; those without a name are left out. */
export function sentCertifications(
  certifications: readonly CertificationValues[],
): StoredCertification[] {
  return certifications.flatMap(({ name, year }) => {
    const number = numberOf(year);
    const named = { name: name.trim(), ...(number !== null && { year: number }) };
    return named.name ? [named] : [];
  });
}
