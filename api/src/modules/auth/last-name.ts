import { accountLimits } from '@aangan/domain';
import { Type } from 'typebox';
import { type Faults, invalid, message } from '../../problems.ts';

/** A person's last name, and whether the person has none, as is common in the south of India. */
export const lastName = {
  last_name: Type.String({
    maxLength: accountLimits.nameMax,
    description: 'May be blank for firms, and for a person with `has_one_name`',
  }),
  has_one_name: Type.Optional(
    Type.Boolean({ description: 'The person has one name, which is in first_name' }),
  ),
};

interface PersonName {
  last_name?: string | undefined;
  has_one_name?: boolean | undefined;
}

/** A person without a last name says that there is none. */
export function lastNameFaults({ last_name, has_one_name }: PersonName): Faults {
  return last_name === '' && !has_one_name ? { last_name: [message('blank')] } : {};
}

/** @throws Refusal 400 for a person without a last name who does not say that there is none */
export function refuseMissingLastName(person: PersonName): void {
  const faults = lastNameFaults(person);
  if (faults.last_name) throw invalid(faults);
}
