import { roleFlagsOf, termsVersion } from '@aangan/domain';
import type { AuthPanelProps, Credentials, Registration } from '@aangan/host';
import { usernameOf } from '../../../username/username-of.ts';

/** What a mode of the panel holds; each has its own. */
export interface PanelValues {
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  password: string;
  confirm_password: string;
  /** Not asked for here; a host that knows it passes it on to the new account. */
  phone: string;
  terms: boolean;
}

/** The panel as it opens, with what its host knows. */
export function openingValues(prefill: AuthPanelProps['prefill'] = {}): PanelValues {
  const { first_name = '', last_name = '', email = '', phone = '' } = prefill;
  const username = usernameOf(email);
  const passwords = { password: '', confirm_password: '' };
  return { first_name, last_name, email, phone, username, ...passwords, terms: false };
}

/** What signing in sends. A session that was begun in passing is remembered, as on the page. */
export function credentialsOf({ email, password }: PanelValues): Credentials {
  return { email: email.trim(), password, remember: true };
}

/** What creating a client's account sends. */
export function clientOf(values: PanelValues): Registration {
  return {
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    username: values.username.trim(),
    email: values.email.trim(),
    password: values.password,
    phone: values.phone.trim(),
    bio: '',
    ...roleFlagsOf('client'),
    terms_version: termsVersion,
  };
}
