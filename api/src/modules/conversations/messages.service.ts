import { isVisibleText } from '@aangan/domain';
import type { MessageSubject } from '@aangan/domain/quotes';
import type { Kysely } from 'kysely';
import type { EventName } from '../../notifications/notification-kinds.ts';
import { notify } from '../../notifications/notify.ts';
import { invalid, notFound } from '../../problems.ts';
import { tellAccounts } from '../../stream-events/tell-accounts.ts';
import type { Tables } from '../../tables.ts';
import { refuseRepeated } from '../../validation/refuse-repeated.ts';
import { unknownId } from '../../validation/unknown-id.ts';
import type { AttachmentPasses } from './attachment-pass.ts';
import { attach, lockUnsent } from './attachments.repository.ts';
import { lockMembership, type Membership } from './conversations.repository.ts';
import { requireOpen } from './conversations.service.ts';
import { findMessage, insertMessage } from './messages.repository.ts';
import { mailLater } from './unread-mail.service.ts';

export { insertMessage } from './messages.repository.ts';

type Db = Kysely<Tables>;

/** What is sent in conversations. Answers are JSON text that the database wrote. */
export function createMessagesService({ db, passes }: { db: Db; passes: AttachmentPasses }) {
  return {
    /**
     * Sends a message, once: the same id again answers the message that is there.
     * @throws Refusal 404 for a conversation of others or none, 403 and 409 where nothing can be sent, 400 for
     *   attachments that are not there
     */
    async send(
      accountId: number,
      id: number,
      { id: messageId, ...post }: Post,
    ): Promise<{ isNew: boolean; json: string }> {
      refuseRepeated('attachments', post.attachments ?? []);
      const pass = passes.passOf(accountId);
      return db.transaction().execute(async (transaction) => {
        const me = await lockMembership(transaction, accountId, id);
        if (!me) throw notFound();
        const which = { side: me.side, id: messageId };
        const sent = await findMessage(transaction, id, which, pass);
        if (sent !== undefined) return { isNew: false, json: sent };
        requireOpen(me);
        const sender = { accountId, conversationId: id, me };
        await postMessage(transaction, sender, { id: messageId, ...post });
        return { isNew: true, json: (await findMessage(transaction, id, which, pass)) ?? 'null' };
      });
    },
  };
}

/** Who puts something into a conversation. */
export interface Sender {
  accountId: number;
  conversationId: number;
  me: Membership;
}

/** What is put into it. */
export interface Post {
  /** A UUID that the side has not used. */
  id: string;
  text: string;
  attachments?: readonly string[];
  /** What it is about, and what its sender did with that. */
  about?: MessageSubject;
  /** What the other side is told; left out: that there is a message. */
  news?: { event: EventName; title: string };
}

/**
 * Puts a message into a conversation and tells both sides.
 * @param db a transaction that has locked the conversation; called last in it
 * @returns its sequence
 * @throws Refusal 400 for attachments that are not there
 */
export async function postMessage(
  db: Db,
  { accountId, conversationId, me }: Sender,
  { id, text, attachments = [], about, news }: Post,
): Promise<number> {
  await requireUnsent(db, conversationId, me, attachments);
  const written = isVisibleText(text) ? text : '';
  const message = { id, side: me.side, text: written, about };
  const sequence = await insertMessage(db, conversationId, message);
  await attach(db, { conversationId, sequence }, attachments);
  if (me.otherAccountId !== null) {
    await mailLater(db, me.otherAccountId);
    const { event = 'message', title } = news ?? {};
    const data = title === undefined ? { sequence } : { sequence, title };
    const told = { accountId: me.otherAccountId, actorId: accountId };
    await notify(db, { ...told, event, subject: conversationId, data });
  }
  const told = [accountId, me.otherAccountId];
  await tellAccounts(db, told, { kind: 'message', subject: conversationId, data: { sequence } });
  return sequence;
}

/** @throws Refusal 400 for attachments that are not the sender's, or were sent already */
async function requireUnsent(
  db: Db,
  conversationId: number,
  { side }: Membership,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const there = await lockUnsent(db, { conversationId, side }, ids);
  const missing = ids.filter((one) => !there.includes(one.toLowerCase()));
  if (missing.length > 0) throw invalid({ attachments: missing.map(unknownId) });
}
