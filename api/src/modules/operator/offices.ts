import type { Database } from '@aangan/server';
import type { Tables } from '../../tables.ts';
import { normaliseEmail } from '../auth/normalise-email.ts';

/** What an account can be beside its role: an operator of the marketplace, an integrator of the platform. */
export const offices = ['operator', 'integrator'] as const;
export type Office = (typeof offices)[number];

/**
 * Gives an account an office or takes it away; it holds from its owner's next request on.
 * @returns whether there is an account of that address
 */
export async function setOffice(
  { kysely }: Database<Tables>,
  { email, office, isHeld }: { email: string; office: Office; isHeld: boolean },
): Promise<boolean> {
  const changed = await kysely
    .updateTable('account')
    .set(office === 'operator' ? { is_staff: isHeld } : { is_integrator: isHeld })
    .where('email', '=', normaliseEmail(email))
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
