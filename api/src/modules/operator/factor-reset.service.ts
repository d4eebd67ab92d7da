import type { Kysely } from 'kysely';
import { putInOutbox } from '../../mail/outbox.ts';
import { noFactor, secondOperatorRequired, staffAccount } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { factorResetAskedMail } from '../factors/factor.mails.ts';
import { hasFactors, resetFactors } from '../factors/reset-factors.ts';
import type { ProvedOperator } from './change-account.ts';
import * as resets from './factor-reset.repository.ts';
import { found } from './found.ts';
import * as operators from './operator.repository.ts';

interface Options {
  db: Kysely<Tables>;
  publicUrl: string;
}

/**
 * Removes all ways to sign in but the password of an account whose owner has lost them, once two operators want it: the
 * first one asks, and within a day another one agrees. The owner is mailed both times, and signed out at the second.
 * @returns the account as JSON text
 * @throws Refusal 404, 400 for the own account, 409 for the one who has asked, and where there is nothing to remove
 */
export async function removeLostFactors(
  { db, publicUrl }: Options,
  operator: ProvedOperator,
  accountId: number,
  reason: string,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const account = found(await operators.lockAccount(transaction, accountId));
    if (account.id === operator.id) throw staffAccount();
    if (!(await hasFactors(transaction, accountId))) throw noFactor();
    const asker = await resets.findAsker(transaction, accountId);
    if (asker === operator.id) throw secondOperatorRequired();
    if (asker === undefined) {
      await resets.keepAsked(transaction, accountId, operator.id);
      await putInOutbox(transaction, factorResetAskedMail(account, publicUrl));
    } else {
      await resets.deleteAsked(transaction, accountId);
      await resetFactors(transaction, account, publicUrl);
    }
    await operators.insertAccountEvent(transaction, {
      account_id: accountId,
      operator_id: operator.id,
      kind: asker === undefined ? 'factor-reset-asked' : 'factors-reset',
      reason,
      proved_by: operator.provedBy,
    });
    return found(await operators.findAccount(transaction, accountId));
  });
}
