import { roleFlagsOf, termsVersion } from '@aangan/domain';
import type { AuthPanelProps, Credentials, Registration } from '@aangan/host';
import { usernameOf } from '../../../username/username-of.ts';

/** The values of the panel's modes. */
export interface PanelValues {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  confirm_password: string;
  /** Not a field of the panel: the page that embeds it may pass it for the new account. */
  phone: string;
  terms: boolean;
}

/** The panel's initial values, with those that the embedding page knows. */
export function initialValuesOf(prefill: AuthPanelProps['prefill'] = {}): PanelValues {
  const { first_name = '', last_name = '', email = '', phone = '' } = prefill;
  const passwords = { password: '', confirm_password: '' };
  return { first_name, last_name, email, phone, ...passwords, terms: false };
}

/** The body of signing in. "Remember me" is always on here. */
export function credentialsOf({ email, password }: PanelValues): Credentials {
  return { email: email.trim(), password, remember: true };
}

/** The body of a client's sign-up. The username is derived from the email; the API changes one that is taken. */
export function clientOf(values: PanelValues): Registration {
  return {
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    username: usernameOf(values.email),
    email: values.email.trim(),
    password: values.password,
    phone: values.phone.trim(),
    bio: '',
    ...roleFlagsOf('client'),
    terms_version: termsVersion,
  };
}
