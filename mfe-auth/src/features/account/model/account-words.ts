import { roleOf } from '@aangan/domain';
import type { User } from '@aangan/session';

/** What an account is called by its role. */
export const roleWords = {
  client: 'Client',
  designer: 'Design firm',
  architect: 'Architect',
  vendor: 'Vendor',
} as const;

/** Whose account it is: a person's two names, or a firm's one. */
export function nameOf(user: User): string {
  return `${user.first_name} ${user.last_name}`.trim() || user.username;
}

/** A client has a first and a last name; a firm's whole name is its first (product-1, section 3, User). */
export function isFirm(user: User): boolean {
  return roleOf(user) !== 'client';
}
