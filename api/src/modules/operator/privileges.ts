import type { Database } from '@aangan/server';
import type { Tables } from '../../tables.ts';
import { noteEvent } from '../audit/audit.service.ts';
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
  const column = privilege === 'operator' ? 'is_staff' : 'is_integrator';
  return kysely.transaction().execute(async (transaction) => {
    const account = await transaction
      .selectFrom('account')
      .select(['id', `${column} as wasHeld`])
      .where('email', '=', normaliseEmail(email))
      .where('deactivated_at', 'is', null)
      .where('check_until', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!account) return false;
    if (account.wasHeld === isHeld) return true;
    await transaction
      .updateTable('account')
      .set({ [column]: isHeld })
      .where('id', '=', account.id)
      .execute();
    await noteEvent(transaction, isHeld ? `made-${privilege}` : `${privilege}-ended`, account.id);
    return true;
  });
}
