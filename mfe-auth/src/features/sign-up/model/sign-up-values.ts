import { roleFlagsOf, type SignUpType, termsVersion } from '@aangan/domain';
import type { Registration, User } from '@aangan/host';
import { usernameOf } from '../../../username/username-of.ts';

/** What the sign-up form holds: a person's names and a firm's, so that changing the role loses neither. */
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

/** The form as it opens: prefilled from the account where there is one (product-1, section 2, /register). */
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
 * What is sent: a firm's name is its first name, it has no last name, and the username is the part of the
 * email before the @ (product-1, section 3, User).
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
