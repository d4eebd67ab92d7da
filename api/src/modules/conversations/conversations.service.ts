import { messagePageSize } from '@aangan/domain';
import type { Kysely } from 'kysely';
import { readMessageEntries } from '../../notifications/notify.ts';
import { pageBody } from '../../paging/page-body.ts';
import { readPaging } from '../../paging/read-paging.ts';
import {
  conversationBlocked,
  conversationBlockedByYou,
  notFound,
  otherAccountInactive,
} from '../../problems.ts';
import { tellAccounts, tellInPassing } from '../../stream-events/tell-accounts.ts';
import type { Tables } from '../../tables.ts';
import type { AttachmentPasses } from './attachment-pass.ts';
import * as conversations from './conversations.repository.ts';
import { listMessages } from './messages.repository.ts';

type Db = Kysely<Tables>;

interface Options {
  db: Db;
  passes: AttachmentPasses;
  publicUrl: string;
}

/** A member of a conversation. @throws Refusal 404 for another account */
export async function requireMembership(
  db: Db,
  accountId: number,
  id: number,
): Promise<conversations.Membership> {
  const membership = await conversations.findMembership(db, accountId, id);
  if (!membership) throw notFound();
  return membership;
}

/** @throws Refusal with the code that says why nothing can be sent */
export function requireOpen({ refusal }: conversations.Membership): void {
  if (refusal === 'conversation_blocked_by_you') throw conversationBlockedByYou();
  if (refusal === 'conversation_blocked') throw conversationBlocked();
  if (refusal !== null) throw otherAccountInactive();
}

/** Tells both sides that their request was approved. @param db the transaction that approves it, last in it */
export async function tellOpened(db: Db, requestId: number): Promise<void> {
  const opened = await conversations.findConversationOfRequest(db, requestId);
  if (!opened) return;
  await tellAccounts(db, opened.accountIds, { kind: 'conversation', subject: opened.id, data: {} });
}

/** The id of the conversation that an approval has opened. */
export async function conversationOf(db: Db, requestId: number): Promise<number | undefined> {
  return (await conversations.findConversationOfRequest(db, requestId))?.id;
}

export { lockMembership, type Membership } from './conversations.repository.ts';
export { leaveConversations } from './leave.repository.ts';

/** The conversations of accounts. Answers are JSON text that the database wrote. */
export function createConversationsService({ db, passes, publicUrl }: Options) {
  async function setBlocked(accountId: number, id: number, isBlocked: boolean): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const me = await conversations.lockMembership(transaction, accountId, id);
      if (!me) throw notFound();
      if (!(await conversations.setBlocked(transaction, id, me.side, isBlocked))) return;
      const told = [accountId, me.otherAccountId];
      await tellAccounts(transaction, told, { kind: 'conversation', subject: id, data: {} });
    });
  }

  return {
    async list(accountId: number, query: { page?: unknown; page_size?: unknown }): Promise<string> {
      const paging = readPaging(query);
      const listed = await conversations.listConversations(db, accountId, paging);
      return pageBody(listed, paging, { address: `${publicUrl}/api/conversations/`, filters: {} });
    },

    unread: (accountId: number): Promise<string> => conversations.unreadJson(db, accountId),

    /**
     * With the messages before or after one, or the newest.
     * @throws Refusal 404 for a conversation of others or none
     */
    async read(
      accountId: number,
      id: number,
      query: { before?: number; after?: number },
    ): Promise<string> {
      const found = await conversations.findConversation(db, accountId, id);
      if (!found) throw notFound();
      const last = found.last_sequence;
      const { from, to } = rangeOf(query, last);
      const messages = await listMessages(db, id, { from, to }, passes.passOf(accountId));
      const ends = `"has_earlier":${from > 1},"has_later":${to < last}`;
      return `${found.json.slice(0, -1)},"messages":${messages},${ends}}`;
    },

    /** Marks what is up to a message as read, never less than before. @returns how much is unread, as JSON text */
    async markRead(accountId: number, id: number, upTo: number): Promise<string> {
      await db.transaction().execute(async (transaction) => {
        const me = await requireMembership(transaction, accountId, id);
        const read = await conversations.markRead(transaction, id, me, upTo);
        if (read === undefined) return;
        await readMessageEntries(transaction, accountId, { conversation: id, upTo: read });
        const data = { side: me.side, up_to: read };
        const told = [accountId, me.otherAccountId];
        await tellAccounts(transaction, told, { kind: 'read', subject: id, data });
      });
      return conversations.unreadJson(db, accountId);
    },

    /** Tells the other side that something is being written. @throws as a message is refused */
    async tellTyping(accountId: number, id: number): Promise<void> {
      const me = await requireMembership(db, accountId, id);
      requireOpen(me);
      if (me.otherAccountId === null) return;
      const data = { conversation: id, side: me.side };
      await tellInPassing(db, me.otherAccountId, { kind: 'typing', data });
    },

    block: (accountId: number, id: number) => setBlocked(accountId, id, true),
    unblock: (accountId: number, id: number) => setBlocked(accountId, id, false),
  };
}

/** Sequences have no gaps, so a page is a range of them. */
function rangeOf({ before, after }: { before?: number; after?: number }, last: number) {
  if (after !== undefined) return { from: after + 1, to: Math.min(after + messagePageSize, last) };
  const to = before === undefined ? last : Math.min(before - 1, last);
  return { from: Math.max(1, to - messagePageSize + 1), to };
}
