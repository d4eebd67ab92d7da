import {
  type PersonName,
  personNameOf,
  readEmail,
  readPhone,
  roleFlagsOf,
  type SignUpType,
  sentName,
  shownEmail,
  termsVersion,
  tidied,
} from '@aangan/domain';
import type { Registration, User } from '@aangan/host';
import { usernameOf } from '../../../username/username-of.ts';

/** The values of the sign-up form: names of persons and firms, so that a change of the role loses neither. */
export interface SignUpValues extends PersonName {
  firm_name: string;
  email: string;
  phone: string;
  password: string;
  confirm_password: string;
  terms: boolean;
}

/** The initial values: those of the signed-in account where there is one. */
export function prefilled(user: User | null): SignUpValues {
  return {
    firm_name: user?.first_name ?? '',
    ...personNameOf(user ?? { first_name: '', last_name: '' }),
    email: shownEmail(user?.email ?? ''),
    phone: user?.phone ?? '',
    password: '',
    confirm_password: '',
    terms: false,
  };
}

/**
 * The body of the sign-up: a firm's name is sent as its first name without a last name, and the username is the part
 * of the email before the @.
 */
export function registrationOf(values: SignUpValues, type: SignUpType): Registration {
  const email = tidied(readEmail, values.email);
  return {
    email,
    username: usernameOf(email),
    password: values.password,
    ...(type === 'client'
      ? sentName(values)
      : { first_name: values.firm_name.trim(), last_name: '' }),
    phone: tidied(readPhone, values.phone),
    bio: '',
    ...roleFlagsOf(type),
    terms_version: termsVersion,
  };
}
