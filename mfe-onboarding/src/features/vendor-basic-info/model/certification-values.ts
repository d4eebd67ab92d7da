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

export const certificationsSchema = () =>
  array(
    object({
      name: string(),
      year: string().matches(/^\d{4}$/, {
        message: 'Please enter a year, such as 2019',
        excludeEmptyString: true,
      }),
    }),
  );

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
