import { compareVersions, type Quote, totalsOf } from '@aangan/domain/quotes';
import type { Kysely } from 'kysely';
import type { NoteCreated } from '../../plugins/idempotency/idempotency.ts';
import {
  draftChangedElsewhere,
  forbidden,
  invalid,
  notFound,
  quoteAccepted,
  quotesFull,
  wrongStatus,
} from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { unknownId } from '../../validation/unknown-id.ts';
import {
  lockMembership,
  requireMembership,
  requireOpen,
} from '../conversations/conversations.service.ts';
import { firstDraft } from './first-draft.ts';
import { lockOwnQuote, requireQuote } from './quote-access.ts';
import { namesOf } from './quote-names.repository.ts';
import * as quotes from './quotes.repository.ts';
import type { DraftBody } from './quotes.schemas.ts';
import { findTemplate } from './templates.repository.ts';

type Db = Kysely<Tables>;

/** Quotes of conversations: reading them, and what their firms write. Answers are JSON text. */
export function createQuotesService(db: Db) {
  return {
    /** @throws Refusal 404 for a conversation of others or none */
    async list(accountId: number, conversationId: number): Promise<string> {
      const me = await requireMembership(db, accountId, conversationId);
      const found = await quotes.listQuotes(db, conversationId);
      const shown = found.filter(({ version }) => me.side === 'firm' || version > 0);
      return JSON.stringify({ results: shown.map(cardOf) });
    },

    read: (accountId: number, id: number): Promise<string> => detail(db, accountId, id),

    /**
     * Begins a quote, with a template or the rooms of the brief that it answers.
     * @throws Refusal 404, 403 for a client, 400 for a template of others, 409 for one quote too many, else as a message
     */
    async begin(
      accountId: number,
      { conversation, template = null }: { conversation: number; template?: number | null },
      noteCreated: NoteCreated,
    ): Promise<string> {
      return db.transaction().execute(async (transaction) => {
        const me = await lockMembership(transaction, accountId, conversation);
        if (!me) throw notFound();
        if (me.side !== 'firm') throw forbidden();
        requireOpen(me);
        await noteCreated(transaction);
        const found = template && (await findTemplate(transaction, accountId, template));
        if (template && !found) throw invalid({ template: [unknownId(template)] });
        const draft = found
          ? { ...found.content, valid_until: null }
          : await firstDraft(transaction, accountId, conversation);
        const id = await quotes.insertQuote(transaction, conversation, draft);
        if (id === undefined) throw quotesFull();
        return detail(transaction, accountId, id);
      });
    },

    /** @throws Refusal 404, 403 for the client, 409 where it was saved elsewhere or accepted */
    async saveDraft(accountId: number, id: number, body: DraftBody): Promise<string> {
      return db.transaction().execute(async (transaction) => {
        const { quote } = await lockOwnQuote(transaction, accountId, id, 'firm');
        if (quote.status === 'accepted') throw quoteAccepted();
        if (!(await quotes.saveDraft(transaction, id, body))) throw draftChangedElsewhere();
        return detail(transaction, accountId, id);
      });
    },

    /** Deletes a draft. @throws Refusal 404, 403 for the client, 409 for a quote that was sent */
    async remove(accountId: number, id: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const { quote } = await lockOwnQuote(transaction, accountId, id, 'firm');
        if (quote.version > 0)
          throw wrongStatus('Only a quote that was never sent can be deleted.');
        await quotes.deleteQuote(transaction, id);
      });
    },

    /**
     * A version, and what it changed since another one.
     * @param since the version before where it is not said
     * @throws Refusal 404
     */
    async readVersion(
      accountId: number,
      id: number,
      { number, since = number - 1 }: { number: number; since?: number | undefined },
    ): Promise<string> {
      const { version, quote } = await requireVersion(db, accountId, id, number);
      const earlier = since > 0 ? await quotes.findVersion(db, id, since) : undefined;
      if (since > 0 && !earlier) throw notFound();
      const { content, sent_at } = version;
      const changes = earlier ? compareVersions(earlier.content, content) : null;
      const totals = totalsOf(content);
      return JSON.stringify({ quote_id: quote.id, number, sent_at, content, totals, changes });
    },
  };
}

/** A version of a quote that an account can read. @throws Refusal 404 */
export async function requireVersion(db: Db, accountId: number, id: number, number: number) {
  const own = await requireQuote(db, accountId, id);
  const version = await quotes.findVersion(db, id, number);
  if (!version) throw notFound();
  return { ...own, version };
}

/** A quote as its side sees it, as JSON text. @throws Refusal 404 */
export async function detail(db: Db, accountId: number, id: number): Promise<string> {
  const { quote, me } = await requireQuote(db, accountId, id);
  const { revision, draft, content, request_id, sha256 } = quote;
  return JSON.stringify({
    ...cardOf(quote),
    ...(await namesOf(db, quote.conversation_id)),
    side: me.side,
    sha256,
    brief: request_id === null ? null : { request_id },
    draft:
      me.side === 'firm' && draft
        ? { revision, content: draft, totals: totalsOf(draft), is_sent: isSame(draft, content) }
        : null,
    versions: await quotes.listVersions(db, id),
  });
}

/** Both were written by the database, which has one order of names. */
export const isSame = (draft: Quote, content: Quote | null): boolean =>
  JSON.stringify(draft) === JSON.stringify(content);

function cardOf(quote: quotes.FoundQuote) {
  const {
    draft,
    revision: _r,
    content,
    today,
    accepted_version: _a,
    request_id: _b,
    sha256: _s,
    ...card
  } = quote;
  const isOver = quote.valid_until !== null && quote.valid_until < today;
  const title = (content ?? draft)?.title ?? '';
  return { ...card, title, is_expired: quote.status === 'sent' && isOver };
}
