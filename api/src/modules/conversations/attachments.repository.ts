import type { ConversationSide } from '@aangan/domain';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import { isSignedIn } from '../auth/session.columns.ts';
import { attachmentFor } from './conversation.columns.ts';

type Db = Kysely<Tables>;

/** @returns its JSON */
export async function insertAttachment(
  db: Db,
  attachment: Insertable<Tables['message_attachment']>,
  pass: string,
): Promise<string> {
  const { id } = await db
    .insertInto('message_attachment')
    .values(attachment)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ json: string }>`
    select ${attachmentFor(pass)}::text as json
    from message_attachment t join media f on f.sha256 = t.media_sha256 where t.id = ${id}`.execute(
    db,
  );
  return rows[0]?.json ?? 'null';
}

/** Those of these ids that the side has uploaded and not sent, locked. */
export async function lockUnsent(
  db: Db,
  { conversationId, side }: { conversationId: number; side: ConversationSide },
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('message_attachment')
    .select('id')
    .where('id', 'in', [...ids])
    .where('conversation_id', '=', conversationId)
    .where('side', '=', side)
    .where('sequence', 'is', null)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Puts attachments into a message, in this order. */
export async function attach(
  db: Db,
  { conversationId, sequence }: { conversationId: number; sequence: number },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`update message_attachment set sequence = ${sequence},
      position = array_position(${sql.val([...ids])}::uuid[], id)
    where conversation_id = ${conversationId} and id = any(${sql.val([...ids])}::uuid[])`.execute(
    db,
  );
}

/** What is served of an attachment. */
export interface AttachmentFile {
  kind: Tables['message_attachment']['kind'];
  name: string;
  sha256: string;
  extension: string;
  thumbnail_sha256: string | null;
}

/**
 * An attachment of a conversation that the account, which is active and signed in, is a member of; of a message that an
 * operator is shown, also for operators.
 */
export async function findAttachment(
  db: Db,
  accountId: number,
  { conversationId, id }: { conversationId: number; id: string },
): Promise<AttachmentFile | undefined> {
  const { rows } = await sql<AttachmentFile>`
    select t.kind, t.name, f.sha256, f.extension, t.thumbnail_sha256
    from message_attachment t
    join account on account.id = ${accountId} and account.is_active and ${sql.raw(isSignedIn)}
    left join conversation_member me on me.conversation_id = t.conversation_id and me.account_id = account.id
    join media f on f.sha256 = t.media_sha256
    where t.conversation_id = ${conversationId} and t.id = ${id}::uuid and (t.side = me.side
      or (me.side is not null and t.sequence is not null)
      or (account.is_staff and exists (select from message_report p where p.conversation_id = t.conversation_id
        and t.sequence between p.sequence - 10 and p.sequence)))`.execute(db);
  return rows[0];
}

/** Deletes attachments that were not sent for a day. @returns the pictures, videos and files of them */
export async function deleteUnsent(db: Db): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    with gone as (delete from message_attachment where sequence is null and created_at < now() - interval '1 day'
      returning media_sha256, thumbnail_sha256)
    select media_sha256 as sha256 from gone
    union select thumbnail_sha256 from gone where thumbnail_sha256 is not null`.execute(db);
  return rows.map(({ sha256 }) => sha256);
}
