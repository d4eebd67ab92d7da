import type { ProofKind } from '@aangan/domain';
import type { BlobStore } from '@aangan/server';
import type { Kysely } from 'kysely';
import { removeUnusedMedia } from '../../media/remove-unused-media.ts';
import { notify } from '../../notifications/notify.ts';
import { pageBody } from '../../paging/page-body.ts';
import { readPaging } from '../../paging/read-paging.ts';
import { notFound } from '../../problems.ts';
import { tellAccounts } from '../../stream-events/tell-accounts.ts';
import type { Tables } from '../../tables.ts';
import type { AttachmentPasses } from './attachment-pass.ts';
import * as moderation from './moderation.repository.ts';

interface Options {
  db: Kysely<Tables>;
  blobs: BlobStore;
  passes: AttachmentPasses;
  publicUrl: string;
  /** Suspends an account, as operators do. @throws Refusal 400 for one of the staff */
  suspend: (by: Moderator, accountId: number, reason: string) => Promise<unknown>;
}

/** An operator, and how they have proved lately who they are, which a suspension needs. */
interface Moderator {
  id: number;
  provedBy: ProofKind | null;
}

/** What an operator decides about a message. */
export interface MessageDecision {
  kind: 'kept' | 'removed' | 'suspended';
  why: string;
}

/** What operators do with messages that were reported. Answers are JSON text that the database wrote. */
export function createMessageModeration({ db, blobs, passes, publicUrl, suspend }: Options) {
  return {
    async list(
      operatorId: number,
      query: { show?: moderation.MessageList; page?: unknown; page_size?: unknown },
    ): Promise<string> {
      const paging = readPaging(query);
      const pass = passes.passOf(operatorId);
      const listed = await moderation.listReported(db, query.show ?? 'waiting', paging, pass);
      return pageBody(listed, paging, {
        address: `${publicUrl}/api/operator/messages/`,
        filters: { show: query.show },
      });
    },

    /**
     * Keeps a message, removes what it says, or does that and suspends its author; its reports are closed. A decision
     * that changes nothing and closes no report is not stored.
     * @throws Refusal 404 for a message that was not reported, 400 where its author cannot be suspended
     */
    async decide(
      operator: Moderator,
      which: moderation.MessageKey,
      { kind, why }: MessageDecision,
    ): Promise<string> {
      if (kind === 'suspended') {
        const author = await moderation.findReportedAuthor(db, which);
        // In a transaction of its own, and before: it locks the account.
        if (author !== null) await suspend(operator, author, why);
      }
      await db.transaction().execute(async (transaction) => {
        const reported = await moderation.lockReported(transaction, which);
        if (!reported) throw notFound();
        const removes = kind !== 'kept' && !reported.isRemoved;
        const media = removes ? await moderation.removeText(transaction, which) : [];
        const closed = await moderation.closeReports(transaction, which);
        if (!removes && closed === 0) return;
        const decision = { operator_id: operator.id, kind, reason: why };
        await moderation.insertDecision(transaction, which, decision);
        await removeUnusedMedia({ db: transaction, blobs }, media);
        if (removes) {
          const { conversationId: subject, sequence } = which;
          const event = { kind: 'message' as const, subject, data: { sequence } };
          if (reported.authorId !== null) {
            const news = { accountId: reported.authorId, subject } as const;
            await notify(transaction, { ...news, event: 'message-removed', data: { why } });
          }
          await tellAccounts(transaction, reported.accountIds, event);
        }
      });
      return moderation.reportedText(db, which, passes.passOf(operator.id));
    },
  };
}
