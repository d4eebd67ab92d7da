import {
  type PersonName,
  readEmail,
  readPhone,
  roleFlagsOf,
  sentName,
  termsVersion,
  tidied,
} from '@aangan/domain';
import type { AuthPanelProps, Credentials, Registration } from '@aangan/host';
import { usernameOf } from '../../../username/username-of.ts';

/** The values of the panel's modes. */
export interface PanelValues extends PersonName {
  email: string;
  password: string;
  confirm_password: string;
  /** Not a field of the panel: the page that embeds it may pass it for the new account. */
  phone: string;
  terms: boolean;
}

/** The panel's initial values, with those that the embedding page knows. */
export function initialValuesOf(prefill: AuthPanelProps['prefill'] = {}): PanelValues {
  return {
    first_name: '',
    last_name: '',
    // A form that has asked for the name passes a blank last name only where there is none.
    has_one_name: Boolean(prefill.first_name) && prefill.last_name === '',
    email: '',
    phone: '',
    ...prefill,
    password: '',
    confirm_password: '',
    terms: false,
  };
}

/** The body of signing in. "Remember me" is always on here. */
export function credentialsOf({ email, password }: PanelValues): Credentials {
  return { email: tidied(readEmail, email), password, remember: true };
}

/** The body of a client's sign-up. The username is derived from the email; the API changes one that is taken. */
export function clientOf(values: PanelValues): Registration {
  return {
    ...sentName(values),
    username: usernameOf(values.email),
    email: tidied(readEmail, values.email),
    password: values.password,
    phone: tidied(readPhone, values.phone),
    bio: '',
    ...roleFlagsOf('client'),
    terms_version: termsVersion,
  };
}
