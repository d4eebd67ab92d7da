import { accountLimits, accountMessages, roleOf } from '@aangan/domain';
import type { User } from '@aangan/host';
import { object, string } from 'yup';
import { nameRule, phoneRule, tooLong } from '../../../form/account-rules.ts';
import type { AccountDetails } from '../api/account-requests.ts';
import { isFirm } from './account-labels.ts';

/** The values of the details form. */
export interface DetailsValues {
  first_name: string;
  last_name: string;
  phone: string;
  bio: string;
}

/** The form's values for an account. */
export function detailsOf({ first_name, last_name, phone, bio }: User): DetailsValues {
  return { first_name, last_name, phone: phone ?? '', bio: bio ?? '' };
}

/** The changes to send: a firm's last name is left alone, and a blank phone or bio is null. */
export function changesOf(values: DetailsValues, user: User): AccountDetails {
  return {
    first_name: values.first_name.trim(),
    ...(!isFirm(user) && { last_name: values.last_name.trim() }),
    phone: values.phone.trim() || null,
    bio: values.bio.trim() || null,
  };
}

const nameMessages = {
  client: accountMessages.firstNameRequired,
  designer: accountMessages.firmNameRequired,
  architect: accountMessages.firmNameRequired,
  vendor: accountMessages.companyNameRequired,
} as const;

/** The form's rules: those of the sign-up. */
export function detailsSchema(user: User) {
  return object({
    first_name: nameRule().required(nameMessages[roleOf(user)]),
    last_name: isFirm(user) ? nameRule() : nameRule().required(accountMessages.lastNameRequired),
    phone: phoneRule(),
    bio: string().trim().max(accountLimits.bioMax, tooLong(accountLimits.bioMax)),
  });
}
