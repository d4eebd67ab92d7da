import { roleOf } from '@aangan/domain';
import { type Faults, message } from '../../problems.ts';
import type { NewAccount } from './account.repository.ts';
import type { RegisterBody } from './auth.schemas.ts';
import { lastNameFaults } from './last-name.ts';
import { normaliseEmail } from './normalise-email.ts';

type TermsDocument = 'terms' | 'designer-terms' | 'vendor-terms';

export interface Registration extends Omit<NewAccount, 'password_hash' | 'language'> {
  terms: { document: TermsDocument; version: string } | undefined;
}

const termsOf = {
  client: 'terms',
  designer: 'designer-terms',
  architect: 'designer-terms',
  vendor: 'vendor-terms',
} as const;

const rolesOf = (body: Partial<RegisterBody>) => ({
  is_designer: body.is_designer ?? false,
  is_architect: body.is_architect ?? false,
  is_vendor: body.is_vendor ?? false,
});

/** One role at most, and a last name for clients: a firm's whole name is in first_name. */
export function registrationFaults(body: Partial<RegisterBody>): Faults {
  const roles = rolesOf(body);
  if (Object.values(roles).filter(Boolean).length > 1) {
    return { non_field_errors: [message('several_roles')] };
  }
  return roleOf(roles) === 'client' ? lastNameFaults(body) : {};
}

/** The registration that a body asks for. */
export function readRegistration(body: RegisterBody): Registration {
  const roles = rolesOf(body);
  const role = roleOf(roles);
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
