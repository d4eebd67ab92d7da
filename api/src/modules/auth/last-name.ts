import { accountLimits } from '@aangan/domain';
import { Type } from 'typebox';
import { invalid, message } from '../../problems.ts';

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

/** @throws Refusal 400 for a person without a last name who does not say that there is none */
export function refuseMissingLastName(person: {
  last_name?: string | undefined;
  has_one_name?: boolean | undefined;
}): void {
  if (person.last_name !== '' || person.has_one_name) return;
  throw invalid({ last_name: [message('blank')] });
}
