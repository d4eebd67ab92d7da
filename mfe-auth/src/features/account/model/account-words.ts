import { roleOf } from '@aangan/domain';
import type { User } from '@aangan/host';

const roleWords = {
  client: 'Client',
  designer: 'Design firm',
  architect: 'Architect',
  vendor: 'Vendor',
} as const;

/** What an account is called: by its task where it has one, else by its role. */
export function accountWord(user: User): string {
  if (user.is_staff) return 'Operator';
  return user.is_integrator ? 'Integrator' : roleWords[roleOf(user)];
}

/** Whose account it is: a person's two names, or a firm's one. */
export function nameOf(user: User): string {
  return `${user.first_name} ${user.last_name}`.trim() || user.username;
}

/** A client has a first and a last name; a firm's whole name is its first (product-1, section 3, User). */
export function isFirm(user: User): boolean {
  return roleOf(user) !== 'client';
}
