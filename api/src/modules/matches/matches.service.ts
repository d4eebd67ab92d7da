import type { MatchDecision } from '@aangan/domain';
import type { Kysely } from 'kysely';
import { notify } from '../../notifications/notify.ts';
import { pageBody } from '../../paging/page-body.ts';
import { readPaging } from '../../paging/read-paging.ts';
import { notFound } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { pictureDecisionMail } from './matches.mails.ts';
import * as matches from './matches.repository.ts';

interface Options {
  db: Kysely<Tables>;
  publicUrl: string;
}

interface MatchesQuery {
  show?: matches.MatchList | undefined;
  page?: unknown;
  page_size?: unknown;
}

/** How operators decide about pictures that look alike. Answers are JSON text that the database wrote. */
export function createMatchesService({ db, publicUrl }: Options) {
  return {
    async list(query: MatchesQuery): Promise<string> {
      const paging = readPaging(query);
      const listed = await matches.listMatches(db, query.show ?? 'waiting', paging);
      return pageBody(listed, paging, {
        address: `${publicUrl}/api/operator/pictures/`,
        filters: { show: query.show },
      });
    },

    /**
     * Decides about a match: a copy is hidden, and shown again by another decision. Its firm is mailed the reason of both.
     * A decision that was made already is not stored again.
     * @throws Refusal 404
     */
    async decide(
      operatorId: number,
      id: number,
      { kind, why }: { kind: MatchDecision; why: string },
    ): Promise<string> {
      return db.transaction().execute(async (transaction) => {
        const match = await matches.lockMatch(transaction, id);
        if (!match) throw notFound();
        if (match.decision !== kind) {
          const decision = { match_id: id, operator_id: operatorId, kind, reason: why };
          await matches.insertDecision(transaction, decision);
          const isHidden = await matches.hideCopies(transaction, match.itemId);
          if (isHidden !== undefined) {
            const { title, accountId, itemId: subject } = match;
            const event = isHidden ? 'picture-hidden' : 'picture-shown';
            await notify(
              transaction,
              { accountId, event, subject, data: { title } },
              {
                publicUrl,
                write: (firm) => pictureDecisionMail(firm, { title, isHidden, why }, publicUrl),
              },
            );
          }
        }
        return matches.matchText(transaction, id);
      });
    },
  };
}
