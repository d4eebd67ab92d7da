import { randomUUID } from 'node:crypto';
import { linesOf, type Quote, quoteLimits, sendFaults, totalsOf } from '@aangan/domain/quotes';
import type { Kysely } from 'kysely';
import {
  draftChangedElsewhere,
  invalid,
  quoteAccepted,
  quoteExpired,
  quoteNotOpen,
  quoteSuperseded,
  quotesFull,
} from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { unknownId } from '../../validation/unknown-id.ts';
import type { AttachmentPasses } from '../conversations/attachment-pass.ts';
import { createMessagesService, postMessage } from '../conversations/messages.service.ts';
import { beginJob } from '../work-jobs/begin-job.ts';
import { faultTree } from './fault-tree.ts';
import { lockOwnQuote, type OwnQuote, requireQuote } from './quote-access.ts';
import * as quotes from './quotes.repository.ts';
import type { AskBody } from './quotes.schemas.ts';
import { detail, isSame } from './quotes.service.ts';

type Db = Kysely<Tables>;

/** What firms and clients decide about quotes. Answers are JSON text. */
export function createQuoteDecisions({ db, passes }: { db: Db; passes: AttachmentPasses }) {
  /** Decides about an open version, and puts that into the conversation. */
  async function decide(
    accountId: number,
    id: number,
    { side, status, version, reason = '' }: Decision,
  ): Promise<string> {
    return db.transaction().execute(async (transaction) => {
      const own = await lockOwnQuote(transaction, accountId, id, side);
      const { quote } = own;
      if (quote.status === status) return detail(transaction, accountId, id);
      if (quote.status === 'accepted' && side === 'firm') throw quoteAccepted();
      requireNewest(quote, version ?? quote.version);
      if (quote.status !== 'sent') throw quoteNotOpen();
      await quotes.decide(transaction, id, { status, reason });
      const told = await detail(transaction, accountId, id);
      await tell(transaction, accountId, own, {
        act: status,
        version: quote.version,
        text: reason,
      });
      return told;
    });
  }

  return {
    /**
     * Sends what the firm has written as the next version. What was sent already is not sent again.
     * @throws Refusal 404, 403 for the client, 400 for what is not complete, 409 where it was changed elsewhere or accepted
     */
    async send(accountId: number, id: number, revision: number): Promise<string> {
      return db.transaction().execute(async (transaction) => {
        const own = await lockOwnQuote(transaction, accountId, id, 'firm');
        const { quote } = own;
        if (quote.status === 'accepted') throw quoteAccepted();
        const { draft } = quote;
        if (!draft || quote.revision !== revision) throw draftChangedElsewhere();
        const wasSent = quote.status === 'sent' && isSame(draft, quote.content);
        if (wasSent) return detail(transaction, accountId, id);
        requireComplete(draft, quote.today);
        if (quote.version >= quoteLimits.versionsMax) throw quotesFull();
        const { total } = totalsOf(draft);
        const version = await quotes.insertVersion(transaction, quote, draft, total);
        const sent = await detail(transaction, accountId, id);
        const title = draft.title;
        await tell(transaction, accountId, own, { act: 'sent', version, title });
        return sent;
      });
    },

    /** @throws Refusal 404, 403 for the firm, 409 for a version that is not the newest or not open */
    decline: (accountId: number, id: number, body: { version: number; reason?: string }) =>
      decide(accountId, id, { ...body, side: 'client', status: 'declined' }),

    /** @throws Refusal 404, 403 for the client, 409 for a quote that is not open */
    withdraw: (accountId: number, id: number, body: { reason?: string }) =>
      decide(accountId, id, { ...body, side: 'firm', status: 'withdrawn' }),

    /**
     * Accepts the newest version, which makes the job. The version that is accepted already is answered again.
     * @throws Refusal 404, 403 for the firm, 409 for a version that is not the newest, not open or expired
     */
    async accept(accountId: number, id: number, version: number): Promise<string> {
      return db.transaction().execute(async (transaction) => {
        const own = await lockOwnQuote(transaction, accountId, id, 'client');
        const { quote } = own;
        if (quote.accepted_version === version) return detail(transaction, accountId, id);
        requireNewest(quote, version);
        if (quote.status !== 'sent' || !quote.content) throw quoteNotOpen();
        if ((quote.valid_until ?? '') < quote.today) throw quoteExpired();
        await quotes.decide(transaction, id, { status: 'accepted' });
        await beginJob(transaction, { ...quote, content: quote.content });
        const accepted = await detail(transaction, accountId, id);
        await tell(transaction, accountId, own, { act: 'accepted', version });
        return accepted;
      });
    },

    /**
     * Sends a message about a version or a line of it, once for an id.
     * @throws Refusal 404, 400 for a blank or long text, a version or line that is not there, else as a message
     */
    async ask(accountId: number, id: number, body: AskBody) {
      const { id: messageId, version, line = null, text } = body;
      const { quote } = await requireQuote(db, accountId, id);
      const { conversation_id: conversationId } = quote;
      const asked = await quotes.findVersion(db, id, version);
      if (!asked) throw invalid({ version: [unknownId(version)] });
      const hasLine = line === null || linesOf(asked.content).some((one) => one.id === line);
      if (!hasLine) throw invalid({ line: [unknownId(line)] });
      const about = { kind: 'quote', id, version, act: 'asked', line } as const;
      const news = { event: 'quote-asked', title: asked.content.title } as const;
      const post = { id: messageId, text, about, news };
      return createMessagesService({ db, passes }).send(accountId, conversationId, post);
    },
  };
}

interface Decision {
  side: 'client' | 'firm';
  status: 'declined' | 'withdrawn';
  version?: number;
  reason?: string;
}

const events = {
  sent: 'quote-sent',
  accepted: 'quote-accepted',
  declined: 'quote-declined',
  withdrawn: 'quote-withdrawn',
} as const;

/** Puts what a side did with a quote into the conversation. */
async function tell(
  db: Db,
  accountId: number,
  { quote, me }: OwnQuote,
  { act, version, text = '', title = quote.content?.title ?? '' }: Act,
): Promise<void> {
  const sender = { accountId, conversationId: quote.conversation_id, me };
  const about = { kind: 'quote', id: quote.id, version, act, line: null } as const;
  const news = { event: events[act], title };
  await postMessage(db, sender, { id: randomUUID(), text, about, news });
}

interface Act {
  act: keyof typeof events;
  version: number;
  text?: string;
  title?: string;
}

function requireNewest({ version }: quotes.FoundQuote, decided: number): void {
  if (decided > version) throw invalid({ version: [unknownId(decided)] });
  if (decided < version) throw quoteSuperseded();
}

function requireComplete(
  draft: Quote,
  today: string,
): asserts draft is Quote & { valid_until: string } {
  const faults = sendFaults(draft, today);
  if (faults.length > 0) throw invalid(faultTree(faults, ['content']));
}
