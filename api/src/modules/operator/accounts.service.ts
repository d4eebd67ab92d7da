import type { Kysely } from 'kysely';
import { pageBody } from '../../paging/page-body.ts';
import { readPaging } from '../../paging/read-paging.ts';
import { notADesigner } from '../../problems.ts';
import { searchWords } from '../../search-words.ts';
import type { Tables } from '../../tables.ts';
import { changeAccount, type ProvedOperator } from './change-account.ts';
import * as operators from './operator.repository.ts';

interface AccountsQuery {
  search?: string;
  page?: unknown;
  page_size?: unknown;
}

interface Options {
  db: Kysely<Tables>;
  publicUrl: string;
}

/** How operators find accounts, and change roles. Answers are JSON text that the database wrote. */
export function createAccountsService({ db, publicUrl }: Options) {
  return {
    /** Accounts by the words of a search. */
    async list(query: AccountsQuery): Promise<string> {
      const paging = readPaging(query);
      const listed = await operators.listAccounts(db, searchWords(query.search), paging);
      return pageBody(listed, paging, {
        address: `${publicUrl}/api/operator/accounts/`,
        filters: { search: query.search },
      });
    },

    /** @throws Refusal 400 for an account of another role */
    async setArchitect(
      { id: operatorId, provedBy }: ProvedOperator,
      accountId: number,
      isArchitect: boolean,
    ) {
      return changeAccount(db, { operatorId, accountId }, async (transaction, locked) => {
        if (!locked.is_designer && !locked.is_architect) throw notADesigner();
        if (locked.is_architect === isArchitect) return;
        await operators.setArchitect(transaction, accountId, isArchitect);
        await operators.insertAccountEvent(transaction, {
          account_id: accountId,
          operator_id: operatorId,
          kind: isArchitect ? 'made-architect' : 'made-designer',
          reason: null,
          proved_by: provedBy,
        });
      });
    },
  };
}
