import { roleOf } from '@aangan/domain';
import { invalid, message } from '../../problems.ts';
import type { NewAccount } from './account.repository.ts';
import type { RegisterBody } from './auth.schemas.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { refuseMissingLastName } from './last-name.ts';
import { normaliseEmail } from './normalise-email.ts';

type TermsDocument = 'terms' | 'designer-terms' | 'vendor-terms';

export interface Registration extends Omit<NewAccount, 'password_hash'> {
  terms: { document: TermsDocument; version: string } | undefined;
}

const termsOf = {
  client: 'terms',
  designer: 'designer-terms',
  architect: 'designer-terms',
  vendor: 'vendor-terms',
} as const;

/**
 * Checks what concerns several fields of a registration: one role at most, and a last name for
 * clients (a firm's whole name is in first_name).
 * @throws Refusal 400
 */
export function readRegistration(body: RegisterBody): Registration {
  const roles = {
    is_designer: body.is_designer ?? false,
    is_architect: body.is_architect ?? false,
    is_vendor: body.is_vendor ?? false,
  };
  if (Object.values(roles).filter(Boolean).length > 1) {
    throw invalid({ non_field_errors: [message('several_roles')] });
  }
  const role = roleOf(roles);
  if (role === 'client') refuseMissingLastName(body);
  refuseCommonPassword(body.password);
  const email = normaliseEmail(body.email);
  return {
    email,
    username: body.username || email.slice(0, email.lastIndexOf('@')),
    first_name: body.first_name,
    last_name: body.last_name,
    phone: body.phone || null,
    bio: body.bio || null,
    ...roles,
    terms: body.terms_version
      ? { document: termsOf[role], version: body.terms_version }
      : undefined,
  };
}
