import type { ProofKind } from '@aangan/domain';
import type { Kysely } from 'kysely';
import { staffAccount } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { found } from './found.ts';
import * as operators from './operator.repository.ts';

type Db = Kysely<Tables>;
type LockedAccount = NonNullable<Awaited<ReturnType<typeof operators.lockAccount>>>;

/** An operator, and how they have proved lately who they are. */
export interface ProvedOperator {
  id: number;
  provedBy: ProofKind | null;
}

/**
 * Changes an account in a transaction, with its row locked.
 * @param ids of the operator who changes it, and of the account
 * @returns the account as JSON text that the database wrote
 * @throws Refusal 404 where there is no such account, 400 for the operator's own and for one of the staff: operators and
 *   integrators
 */
export async function changeAccount(
  db: Db,
  { operatorId, accountId }: { operatorId: number; accountId: number },
  apply: (transaction: Db, account: LockedAccount) => Promise<void>,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const locked = found(await operators.lockAccount(transaction, accountId));
    const isOfStaff = locked.is_staff || locked.is_integrator;
    if (isOfStaff || locked.id === operatorId) throw staffAccount();
    await apply(transaction, locked);
    return found(await operators.findAccount(transaction, accountId));
  });
}
