import type { Database } from '@aangan/server';
import type { Tables } from '../../tables.ts';
import { normaliseEmail } from '../auth/normalise-email.ts';

/** What an account may be granted beside its role: operating the marketplace, integrating the platform. */
export const privileges = ['operator', 'integrator'] as const;
export type Privilege = (typeof privileges)[number];

/**
 * Gives an account a privilege or takes it away, from its owner's next request on.
 * @returns whether there is an account of that address
 */
export async function setPrivilege(
  { kysely }: Database<Tables>,
  { email, privilege, isHeld }: { email: string; privilege: Privilege; isHeld: boolean },
): Promise<boolean> {
  const changed = await kysely
    .updateTable('account')
    .set(privilege === 'operator' ? { is_staff: isHeld } : { is_integrator: isHeld })
    .where('email', '=', normaliseEmail(email))
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
