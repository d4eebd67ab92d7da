import { isVisibleText } from '@aangan/domain';
import type { Kysely } from 'kysely';
import { notify } from '../../notifications/notify.ts';
import { invalid, notFound } from '../../problems.ts';
import { tellAccounts } from '../../stream-events/tell-accounts.ts';
import type { Tables } from '../../tables.ts';
import { refuseRepeated } from '../../validation/refuse-repeated.ts';
import { unknownId } from '../../validation/unknown-id.ts';
import type { AttachmentPasses } from './attachment-pass.ts';
import { attach, lockUnsent } from './attachments.repository.ts';
import { lockMembership, type Membership } from './conversations.repository.ts';
import type { NewMessage } from './conversations.schemas.ts';
import { requireOpen } from './conversations.service.ts';
import { findMessage, insertMessage } from './messages.repository.ts';
import { mailLater } from './unread-mail.service.ts';

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
      { id: messageId, text, attachments = [] }: NewMessage,
    ): Promise<{ isNew: boolean; json: string }> {
      refuseRepeated('attachments', attachments);
      const pass = passes.passOf(accountId);
      return db.transaction().execute(async (transaction) => {
        const me = await lockMembership(transaction, accountId, id);
        if (!me) throw notFound();
        const which = { side: me.side, id: messageId };
        const sent = await findMessage(transaction, id, which, pass);
        if (sent !== undefined) return { isNew: false, json: sent };
        requireOpen(me);
        await requireUnsent(transaction, id, me, attachments);
        const written = isVisibleText(text) ? text : '';
        const message = { ...which, text: written };
        const sequence = await insertMessage(transaction, id, message);
        await attach(transaction, { conversationId: id, sequence }, attachments);
        const json = (await findMessage(transaction, id, { sequence }, pass)) ?? 'null';
        const told = [accountId, me.otherAccountId];
        if (me.otherAccountId !== null) {
          await mailLater(transaction, me.otherAccountId);
          const from = { actorId: accountId, data: { sequence } };
          const news = { accountId: me.otherAccountId, event: 'message', subject: id } as const;
          await notify(transaction, { ...news, ...from });
        }
        await tellAccounts(transaction, told, { kind: 'message', subject: id, data: { sequence } });
        return { isNew: true, json };
      });
    },
  };
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
