import { roleOf } from '@aangan/domain';
import type { User } from '@aangan/host';

/** An architect’s role is a design firm’s: the title is for those whose registration was checked. */
const roleLabels = {
  client: 'Client',
  designer: 'Design firm',
  architect: 'Design firm',
  vendor: 'Vendor',
} as const;

/** The label of an account: Operator or Integrator for staff, else its role. */
export function accountLabel(user: User): string {
  if (user.is_staff) return 'Operator';
  return user.is_integrator ? 'Integrator' : roleLabels[roleOf(user)];
}

/** The name of an account: first and last name of a person, the name of a firm. */
export function nameOf(user: User): string {
  return `${user.first_name} ${user.last_name}`.trim() || user.username;
}

/** Whether the account is a firm's. A firm's whole name is stored as its first name. */
export function isFirm(user: User): boolean {
  return roleOf(user) !== 'client';
}
