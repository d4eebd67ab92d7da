import {
  accountLimits,
  accountMessages,
  type PersonName,
  personNameOf,
  readPhone,
  roleOf,
  sentName,
  tidied,
} from '@aangan/domain';
import type { User } from '@aangan/host';
import { object } from 'yup';
import { nameRule, personNameRules, phoneRule, textRule } from '../../../form/account-rules.ts';
import type { AccountDetails } from '../api/account-requests.ts';
import { isFirm } from './account-labels.ts';

/** The values of the details form. */
export interface DetailsValues extends PersonName {
  phone: string;
  bio: string;
}

/** The form's values for an account. */
export function detailsOf(user: User): DetailsValues {
  return { ...personNameOf(user), phone: user.phone ?? '', bio: user.bio ?? '' };
}

/** The changes to send: a firm's last name is left alone, and a blank phone or bio is null. */
export function changesOf(values: DetailsValues, user: User): AccountDetails {
  return {
    ...(isFirm(user) ? { first_name: values.first_name.trim() } : sentName(values)),
    phone: tidied(readPhone, values.phone) || null,
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
    ...(isFirm(user)
      ? { first_name: nameRule().required(nameMessages[roleOf(user)]) }
      : personNameRules()),
    phone: phoneRule(),
    bio: textRule(accountLimits.bioMax),
  });
}
