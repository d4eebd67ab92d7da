import type { RoleFlags } from '@aangan/domain';

/** The signed-in account as the API answers it. */
export interface User extends RoleFlags {
  id: number;
  email: string;
  username: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  bio: string | null;
  avatar: string | null;
  is_staff: boolean;
  is_integrator: boolean;
  email_verified: boolean;
  /** The code of the language of mails and of the pages that need an account; absent where it is not known. */
  language?: string;
}

/** What signing in takes. `remember` keeps the session beyond the browser's end. */
export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** What signing up takes. */
export interface Registration extends RoleFlags {
  email: string;
  username: string;
  password: string;
  first_name: string;
  last_name: string;
  /** The person has one name, which is first_name. */
  has_one_name?: boolean;
  phone: string;
  bio: string;
  terms_version?: string;
}
