import { roleFlagsOf, type SignUpType, termsVersion } from '@aangan/domain';
import type { Registration, User } from '@aangan/host';
import { usernameOf } from '../../../username/username-of.ts';

/** The values of the sign-up form: names of persons and firms, so that a change of the role loses neither. */
export interface SignUpValues {
  firm_name: string;
  first_name: string;
  last_name: string;
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
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
    email: user?.email ?? '',
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
  const email = values.email.trim();
  return {
    email,
    username: usernameOf(email),
    password: values.password,
    first_name: (type === 'client' ? values.first_name : values.firm_name).trim(),
    last_name: type === 'client' ? values.last_name.trim() : '',
    phone: values.phone.trim(),
    bio: '',
    ...roleFlagsOf(type),
    terms_version: termsVersion,
  };
}
