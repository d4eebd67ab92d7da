import type { Kysely } from 'kysely';
import { putInOutbox } from '../../mail/outbox.ts';
import type { Tables } from '../../tables.ts';
import { endAllSessions } from '../auth/session.service.ts';
import { changeAccount, type ProvedOperator } from './change-account.ts';
import { suspendedMail } from './operator.mails.ts';
import * as operators from './operator.repository.ts';

interface Options {
  db: Kysely<Tables>;
  publicUrl: string;
}

/** How operators suspend accounts and reinstate them. Answers are JSON text that the database wrote. */
export function createSuspensionService({ db, publicUrl }: Options) {
  return {
    /** Signs the account out everywhere, hides its profile and tells its owner why. */
    async suspend({ id: operatorId, provedBy }: ProvedOperator, accountId: number, reason: string) {
      return changeAccount(db, { operatorId, accountId }, async (transaction, locked) => {
        await operators.setSuspension(transaction, accountId, reason);
        if (locked.suspended_at !== null) return;
        await endAllSessions(transaction, accountId, 'suspended');
        await operators.insertAccountEvent(transaction, {
          account_id: accountId,
          operator_id: operatorId,
          kind: 'suspended',
          reason,
          proved_by: provedBy,
        });
        await putInOutbox(transaction, suspendedMail(locked, reason, publicUrl));
      });
    },

    async reinstate({ id: operatorId, provedBy }: ProvedOperator, accountId: number) {
      return changeAccount(db, { operatorId, accountId }, async (transaction, locked) => {
        if (locked.suspended_at === null) return;
        await operators.setSuspension(transaction, accountId, null);
        await operators.insertAccountEvent(transaction, {
          account_id: accountId,
          operator_id: operatorId,
          kind: 'reinstated',
          reason: null,
          proved_by: provedBy,
        });
      });
    },
  };
}
